import { readObject, readText } from '@noren/contract/json'
import type { Field, PayloadRequest, SanitizedConfig, TextField } from 'payload'
import { NO_BOX, VALUE_DIFF } from '../../base/ui/components.ts'
import { seenAs } from '../brand/seen-as.ts'
import { mapFields } from '../fields/walk.ts'

/** The name of the signed-in account, else its address; `null` for a program. */
export function authorOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user?.name || user?.email || null
}

/** Between the names of several people who wrote one draft, in every language of the desk. */
const BETWEEN = ' / '

/** The names of those who wrote a version, the one who saved it last. */
export function authorsIn(changedBy: unknown): string[] {
  return readText(changedBy).split(BETWEEN).filter(Boolean)
}

/** Whether a save brings an old version back, in place of the draft there was. */
export function isRestoring({ context }: Pick<PayloadRequest, 'context'>): boolean {
  // Payload's own mark.
  return context.isRestoringVersion === true
}

/** The authors of a save: a draft keeps those who wrote in it before, until all of it is published. */
function authorsAfter(req: PayloadRequest, saved: unknown): string | null {
  const { _status, changedBy: before } = readObject(saved)
  const author = authorOf(req)
  const goesOn = _status === 'draft' && !isRestoring(req)
  const others = goesOn ? authorsIn(before).filter((each) => each !== author) : []
  return [...others, ...(author === null ? [] : [author])].join(BETWEEN) || null
}

/**
 * Who wrote a version. A text, since it must outlast the account, and staff who may not see accounts read
 * it.
 */
export const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: { en: 'Changed by', ja: '更新した人' },
  hooks: {
    beforeChange: [({ originalDoc, req }) => authorsAfter(req, originalDoc)],
  },
  // The head of each form shows it with its time (`src/screens/form-parts.tsx`).
  admin: { hidden: true, disableBulkEdit: true },
}

/**
 * The fields, where those stored as codes, ids, times or drawings are compared as people know them.
 */
export function comparedInWords(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    switch (field.type) {
      case 'text':
        return field.hasMany || seenAs(field) ? withDiff(field) : field
      case 'select':
      case 'checkbox':
      case 'date':
      case 'upload':
        return withDiff(field)
      default:
        return field
    }
  })
}

type Leaf = Extract<Field, { type: 'text' | 'select' | 'checkbox' | 'date' | 'upload' }>

function withDiff(field: Leaf): Field {
  const components = { ...field.admin?.components, Diff: VALUE_DIFF }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}

/** Fields that every save changes by itself. */
const OF_THE_SAVE = ['changedBy', 'createdAt', 'updatedAt']

/** The configuration, in which two versions are compared by what people wrote alone. */
export function comparedByContent(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'text' && field.type !== 'date') continue
      if (!OF_THE_SAVE.includes(field.name)) continue
      const components = { ...field.admin?.components, Diff: NO_BOX }
      Object.assign(field, { admin: { ...field.admin, components } })
    }
  }
  return config
}
