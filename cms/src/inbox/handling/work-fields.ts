import type { Field, FieldHook, TextField, Validate } from 'payload'
import { ASSIGNEE_FIELD, NO_BOX } from '../../base/ui/components.ts'
import { say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { noOne } from '../../staff/access/roles.ts'
import { searchTextOf } from '../search.ts'
import { namesWithin } from './staff-names.ts'

export const ASSIGNEE_WORDS: Words = { en: 'Assigned to', ja: '担当者' }

/** Someone who has left stays assigned. */
const mayOpenIt: Validate<string, Enquiry, unknown, TextField> = async (value, options) => {
  const { req, data, event, previousValue } = options
  if (!value || value === previousValue || event === 'onChange') return true
  if ((await namesWithin(req.payload, data)).includes(value)) return true
  return say(req, {
    en: `No one called “${value}” may open this enquiry. Please choose from the list.`,
    ja: `「${value}」というスタッフはこのお問い合わせを担当できません。一覧から選んでください。`,
  })
}

const fillSearchText: FieldHook<Enquiry, string> = ({ data, originalDoc }) =>
  searchTextOf({ ...originalDoc, ...data })

/** Payload's own limit would refuse enquiries that SITE has accepted, which has its own limit. */
export const AS_RECEIVED = Number.MAX_SAFE_INTEGER

/** Who works on an enquiry, who opened it first, and the text that the list's search uses. */
export const workFields: Field[] = [
  {
    // By name, as in other places: editors see no account but their own.
    name: 'assignee',
    type: 'text',
    label: ASSIGNEE_WORDS,
    maxLength: 300,
    validate: mayOpenIt,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      components: { Field: ASSIGNEE_FIELD },
    },
  },
  { ...keptTime('readAt', { en: 'First read', ja: '開いた日時' }), index: true },
  keptText('readBy', { en: 'First read by', ja: '開いた人' }),
  {
    name: 'searchText',
    type: 'textarea',
    maxLength: AS_RECEIVED,
    access: { update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: {
      beforeChange: [fillSearchText],
    },
  },
]

/**
 * A field of an enquiry that the desk fills automatically: found in lists, shown by the letter, and never
 * a box of the form.
 */
export function kept<const Admin extends object>(name: string, label: Words, admin?: Admin) {
  return {
    name,
    label,
    access: { update: noOne },
    admin: { ...admin, components: { Field: NO_BOX }, readOnly: true, disableBulkEdit: true },
  }
}

/** As {@link kept}, a text of one line. */
export function keptText(name: string, label: Words) {
  return { ...kept(name, label), type: 'text' } as const
}

/** As {@link kept}, a time. */
export function keptTime(name: string, label: Words) {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } as const
  return { ...kept(name, label, { date }), type: 'date' } as const
}
