'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import type { CollapsibleFieldLabelClientComponent } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { startsWith, useOpenForLink } from './linked-field.ts'

/** The label of fields that are folded up until somebody opens them, or a link leads to one. */
export const FoldLabel: CollapsibleFieldLabelClientComponent = ({ field, path = '' }) => {
  const { i18n } = useTranslation()
  const around = path.split('.').slice(0, -1)
  const names = flattenTopLevelFields(field?.fields ?? []).map(({ name }) => name)
  const label = useOpenForLink(
    (linked) => startsWith(linked, around) && names.includes(linked[around.length] ?? ''),
  )
  return (
    <span className="row-label" ref={label}>
      {getTranslation(field?.label ?? '', i18n)}
    </span>
  )
}
