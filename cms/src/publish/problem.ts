import type { Words } from '../base/words.ts'
import type { DraftOf } from '../content/model/source.ts'

/**
 * A document that a page would not show as it was written, its faulty field, and the screen where staff
 * correct it.
 */
export type Problem = { of: ProblemOf; document: Words; field: Words; screen: string }

/** A document that is published. */
export type ProblemOf = DraftOf | { readonly global: 'former-site' }
