import * as v from 'valibot'

/**
 * The pairings of fonts a company chooses from: a book serif over a sans serif, one sober grotesque, an
 * old-style serif with a wide Mincho. The site has a style sheet for each.
 */
export const TYPES = ['woven', 'clear', 'warm'] as const

export type Type = (typeof TYPES)[number]

/** The fonts of a company that chose none. */
export const DEFAULT_TYPE: Type = 'woven'

const typeSchema = v.fallback(v.picklist(TYPES), DEFAULT_TYPE)

/** Reads a pairing by its name; one that is missing or unknown is the default. */
export function readType(value: unknown): Type {
  return v.parse(typeSchema, value)
}
