import type { Field } from 'payload'

/** What a text of the brand is to people, who see it rather than read it. */
export type SeenAs = 'colour' | 'mark'

/** What a field's text is seen as; `null` for a text that is read. */
export function seenAs({ custom }: Field): SeenAs | null {
  const seen: unknown = custom?.seenAs
  return seen === 'colour' || seen === 'mark' ? seen : null
}
