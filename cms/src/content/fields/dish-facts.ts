import {
  ALLERGENS,
  type Allergen,
  RECOMMENDED_ALLERGENS,
  REQUIRED_ALLERGENS,
} from '@noren/contract/allergens/allergens'
import { readListDate } from '@noren/contract/allergens/lists'
import type { DishFacts } from '@noren/contract/allergens/marks'

/** The columns a dish's allergens are kept in. */
type Columns = {
  requiredAllergens?: readonly string[] | null
  recommendedAllergens?: readonly string[] | null
}

/** What the desk keeps of a dish's allergens and marks. */
export type DeskFacts = Columns & {
  allergensChecked?: boolean | null
  /** The date of the list they were checked by; without one the first. */
  allergenList?: string | null
  marks?: readonly string[] | null
}

/** The allergens that are chosen for a dish, in whichever part of a list they stood then. */
export function chosenAllergens({ requiredAllergens, recommendedAllergens }: Columns): Allergen[] {
  const chosen = new Set([...(requiredAllergens ?? []), ...(recommendedAllergens ?? [])])
  return ALLERGENS.filter((each) => chosen.has(each))
}

/** The columns of chosen allergens, by the part each stands in now. */
export function allergenColumns(allergens: readonly Allergen[]) {
  return {
    requiredAllergens: REQUIRED_ALLERGENS.filter((each) => allergens.includes(each)),
    recommendedAllergens: RECOMMENDED_ALLERGENS.filter((each) => allergens.includes(each)),
  }
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
    ...allergenColumns(allergens ?? []),
    marks,
  }
}
