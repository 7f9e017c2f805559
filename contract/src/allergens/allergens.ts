import { parseJsonOnce } from '../json.ts'

/** What Japanese law requires to be stated of food (特定原材料), in its own order. */
export const REQUIRED_ALLERGENS = [
  'shrimp',
  'crab',
  'walnut',
  'wheat',
  'buckwheat',
  'egg',
  'milk',
  'peanut',
] as const

/** What the law recommends to be stated besides (特定原材料に準ずるもの), in its own order. */
export const RECOMMENDED_ALLERGENS = [
  'almond',
  'abalone',
  'squid',
  'salmonRoe',
  'orange',
  'cashew',
  'kiwi',
  'beef',
  'sesame',
  'salmon',
  'mackerel',
  'soy',
  'chicken',
  'banana',
  'pork',
  'macadamia',
  'peach',
  'yam',
  'apple',
  'gelatin',
] as const

export const ALLERGENS = [...REQUIRED_ALLERGENS, ...RECOMMENDED_ALLERGENS] as const

export type Allergen = (typeof ALLERGENS)[number]

/**
 * Reads which of the 28 allergens a dish contains; an empty list says that it contains none.
 * `undefined`: not stated, which is never the same as none. A list with anything unknown in it is
 * not stated as a whole, since leaving that out would make a dish look free of it.
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
