import { eachOf } from '../fields.ts'
import { isObject } from '../json.ts'

/** The drawn patterns a company may do without: woven waves, and the cloth that hangs over a door. */
export const PATTERNS = ['waves', 'cloth'] as const

/** Whether the site and its share cards have each pattern. */
export type Patterns = { readonly [Pattern in (typeof PATTERNS)[number]]: boolean }

/** Reads the patterns of a brand; each is there unless it says otherwise. */
export function readPatterns(value: unknown): Patterns {
  const chosen = isObject(value) ? value : {}
  return eachOf(PATTERNS, (pattern) => chosen[pattern] !== false)
}
