import { idEnding, readReference } from '@noren/contract/enquiry/reference'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { folded } from '../base/spelling/folded.ts'
import { type Sought, widened } from '../base/spelling/search-list.ts'
import { typedDigits } from './handling/search-text.ts'

/**
 * The list's search looks for what was typed in every field, as it was typed. Here it also finds what
 * is written in another width, case, kana or variant of a character, telephone numbers with or without
 * hyphens, and an enquiry by its reference, which stands for how its id ends.
 */
export const searchInbox: CollectionBeforeOperationHook = async ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: await widened(args.where, otherwise) }
    : args

function otherwise({ field, typed }: Sought): Where[] {
  if (field === 'id') {
    const reference = readReference(typed)
    return reference ? [{ id: { like: idEnding(reference) } }] : []
  }
  if (field !== 'message') return []
  const digits = typedDigits(typed)
  return [
    { searchText: { like: folded(typed).trim() } },
    ...(digits ? [{ searchText: { like: digits } }] : []),
  ]
}
