import {
  ALLERGENS,
  type Allergen,
  RECOMMENDED_ALLERGENS,
  REQUIRED_ALLERGENS,
} from '@noren/contract/allergens/allergens'
import type { DishFacts } from '@noren/contract/allergens/marks'

/** The columns a dish's allergens are kept in. */
type Columns = {
  requiredAllergens?: readonly string[] | null
  recommendedAllergens?: readonly string[] | null
}

/** What the desk keeps of a dish's allergens and marks. */
export type DeskFacts = Columns & {
  allergensChecked?: boolean | null
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
export function factsFromDesk(row: DeskFacts): {
  allergens?: Allergen[]
  marks: readonly string[]
} {
  const { allergensChecked, marks } = row
  return { ...(allergensChecked && { allergens: chosenAllergens(row) }), marks: marks ?? [] }
}

/** A dish's facts as the desk keeps them. */
export function factsForDesk({ allergens, marks = [] }: DishFacts) {
  return { allergensChecked: allergens !== undefined, ...allergenColumns(allergens ?? []), marks }
}
