import type { UIField } from 'payload'
import { FORM_HEAD } from '../../base/ui/components.ts'

/** The place above the boxes of a form: who else is here, the languages, what a publish would put out. */
export const formHead: UIField = {
  name: 'formHead',
  type: 'ui',
  admin: { components: { Field: FORM_HEAD }, disableBulkEdit: true, disableListColumn: true },
}
