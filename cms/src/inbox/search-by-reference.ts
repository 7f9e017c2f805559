import { idEnding, readReference } from '@noren/contract/enquiry/reference'
import type { CollectionBeforeOperationHook, Where } from 'payload'

/**
 * The list's search looks for what was typed in every field, the id among them. A reference stands for
 * how an id ends, so that is looked for instead.
 */
export const searchByReference: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: withIdEndings(args.where) }
    : args

/** The same question, with the endings of ids where it asks for references. */
export function withIdEndings(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map(withIdEndings)]
      const typed = key === 'id' && 'like' in value ? value.like : undefined
      const reference = typeof typed === 'string' ? readReference(typed) : null
      return [key, reference ? { like: idEnding(reference) } : value]
    }),
  )
}
