/**
 * The lists of allergens that dishes follow, oldest first; the last one is the law's now (readings A43).
 * Each has the day it was decided on, what must be stated of food (特定原材料), and what is recommended in
 * addition (特定原材料に準ずるもの), in the law's own order. A list never changes: published dishes follow it.
 */
export const ALLERGEN_LISTS = [
  {
    date: '2024-03-28',
    required: ['shrimp', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut'],
    recommended: [
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
    ],
  },
  {
    date: '2025-12-15',
    required: ['shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut'],
    recommended: [
      'almond',
      'abalone',
      'squid',
      'salmonRoe',
      'orange',
      'kiwi',
      'beef',
      'sesame',
      'salmon',
      'mackerel',
      'soy',
      'chicken',
      'banana',
      'pistachio',
      'pork',
      'macadamia',
      'peach',
      'yam',
      'apple',
      'gelatin',
    ],
  },
] as const

/** A list of allergens. */
export type AllergenList = (typeof ALLERGEN_LISTS)[number]

/** The day that names a list, `YYYY-MM-DD`. */
export type AllergenListDate = AllergenList['date']

/** The list in force. */
export const CURRENT_LIST = ALLERGEN_LISTS[1]

/** Statements from before lists had dates follow this one. */
const FIRST_LIST = ALLERGEN_LISTS[0]

/** The list a statement follows; without a date the first one. */
export function listOf(date: AllergenListDate = FIRST_LIST.date): AllergenList {
  return ALLERGEN_LISTS.find((list) => list.date === date) ?? FIRST_LIST
}

/** How many allergens a list asks about. */
export function sizeOf({ required, recommended }: AllergenList): number {
  return required.length + recommended.length
}

/** Reads the date of a known list. */
export function readListDate(raw: unknown): AllergenListDate | undefined {
  return ALLERGEN_LISTS.find(({ date }) => date === raw)?.date
}
