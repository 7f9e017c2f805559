import { readObject, readText } from '@noren/contract/json'
import type { PayloadRequest, TextField } from 'payload'

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
