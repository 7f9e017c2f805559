import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { readListDate } from '@noren/contract/allergens/lists'
import type { DishFacts } from '@noren/contract/allergens/marks'

/** What the desk keeps of a dish's allergens and marks. */
export type DeskFacts = {
  allergensChecked?: boolean | null
  /** The date of the list they were checked by; without one the first. */
  allergenList?: string | null
  allergens?: readonly string[] | null
  marks?: readonly string[] | null
}

/** The allergens that are chosen for a dish, in their order. */
export function chosenAllergens({ allergens }: Pick<DeskFacts, 'allergens'>): Allergen[] {
  return ALLERGENS.filter((each) => allergens?.includes(each))
}

/** The dish's facts as they go out; allergens nobody has checked are not stated, whatever is chosen. */
export function factsFromDesk(row: DeskFacts): Pick<DishFacts, 'allergens' | 'allergenList'> & {
  marks: readonly string[]
} {
  const marks = row.marks ?? []
  if (!row.allergensChecked) return { marks }
  const allergenList = readListDate(row.allergenList)
  return { allergens: chosenAllergens(row), ...(allergenList && { allergenList }), marks }
}

/** A dish's facts as the desk keeps them. */
export function factsForDesk({ allergens, allergenList, marks = [] }: DishFacts) {
  return {
    allergensChecked: allergens !== undefined,
    allergenList: allergenList ?? null,
    allergens: allergens ?? [],
    marks,
  }
}
