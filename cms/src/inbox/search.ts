import { idEnding, readReference } from '@noren/contract/enquiry/reference'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { folded, typedDigits } from './handling/search-text.ts'

/**
 * The list's search looks for what was typed in every field, as it was typed. Here it also finds what
 * is written in another width, case or kana, telephone numbers with or without hyphens, and an
 * enquiry by its reference, which stands for how its id ends.
 */
export const searchInbox: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: widened(args.where) }
    : args

function widened(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map(alternatives)]
      return [key, value]
    }),
  )
}

/** A condition of a list, as one that is wider where it looks for what somebody typed. */
function alternatives(where: Where): Where {
  const typedId = likeOf(where, 'id')
  const reference = typedId === null ? null : readReference(typedId)
  if (reference) return { id: { like: idEnding(reference) } }
  const typed = likeOf(where, 'message')
  if (typed === null) return widened(where)
  const digits = typedDigits(typed)
  return {
    or: [
      where,
      { searchText: { like: folded(typed).trim() } },
      ...(digits ? [{ searchText: { like: digits } }] : []),
    ],
  }
}

/** What is looked for in this field, and in no other. */
function likeOf(where: Where, field: string): string | null {
  const value = where[field]
  if (Object.keys(where).length !== 1 || !value || !('like' in value)) return null
  return typeof value.like === 'string' ? value.like : null
}
