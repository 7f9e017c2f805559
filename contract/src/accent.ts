/**
 * A restaurant's accent colour, by name. Names, not colour values, because the page's policy
 * forbids `style=` attributes: each name is a rule in the stylesheet, measured for contrast.
 */
export const ACCENTS = ['ember', 'cedar', 'harbour', 'amber', 'plum', 'indigo'] as const

export type Accent = (typeof ACCENTS)[number]

/** Reads an accent's name; anything else is the company's indigo. */
export function readAccent(value: unknown): Accent {
  return ACCENTS.find((accent) => accent === value) ?? 'indigo'
}
