import { parseJsonOnce } from '../json.ts'
import { CURRENT_LIST } from './lists.ts'

/** What Japanese law requires to be stated of food, in its own order. */
export const REQUIRED_ALLERGENS = CURRENT_LIST.required

/** What the law recommends to be stated in addition, in its own order. */
export const RECOMMENDED_ALLERGENS = CURRENT_LIST.recommended

export const ALLERGENS = [...REQUIRED_ALLERGENS, ...RECOMMENDED_ALLERGENS] as const

export type Allergen = (typeof ALLERGENS)[number]

/**
 * Reads which of the allergens a dish contains; an empty list means it contains none. `undefined`: not
 * stated, which is never the same as none. A list with an unknown entry counts as not stated, since
 * leaving the entry out would make a dish look free of it.
 */
export function readAllergens(raw: unknown): Allergen[] | undefined {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  if (!Array.isArray(value) || !value.every(isAllergen)) return undefined
  const stated = new Set<Allergen>(value)
  return ALLERGENS.filter((allergen) => stated.has(allergen))
}

function isAllergen(value: unknown): value is Allergen {
  return ALLERGENS.some((allergen) => allergen === value)
}
