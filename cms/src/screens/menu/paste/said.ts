import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import type { AllergenListDate } from '@noren/contract/allergens/lists'
import { eachOf } from '@noren/contract/fields'
import { TAGS } from '../../../base/locales.ts'
import { type Dish, isSame, type Texts } from '../dish.ts'
import { plain } from './plain.ts'

/** A row's values for a dish; those it leaves out stay. */
export type Said = {
  row: number
  name: Partial<Texts>
  category: Partial<Texts>
  description: Partial<Texts>
  price?: number | null
  allergens?: Allergen[]
  /** The list its allergens were checked by, if the table names one. */
  allergenList?: AllergenListDate
}

/** What the allergens of a row do with those that a dish states: stand in their place, or come beside them. */
export type Combine = 'replace' | 'add'

/** The dish as the row says it. */
export function asSaid(dish: Dish, said: Said, combine: Combine): Dish {
  const { name, category, description, price, allergens } = said
  return {
    ...dish,
    name: withSaid(dish.name, name),
    category: withSaid(dish.category, category),
    description: withSaid(dish.description, description),
    ...(price !== undefined && { price }),
    ...(allergens && { allergensChecked: true, ...withAllergens(dish, said, combine) }),
  }
}

/**
 * Allergens of no list that is named are known by the first one alone, unless they are those the dish states
 * already. Added ones say nothing of the others: the dish stays checked by its own list.
 */
function withAllergens(
  dish: Dish,
  { allergens = [], allergenList }: Said,
  combine: Combine,
): Pick<Dish, 'allergens' | 'allergenList'> {
  const isStated = dish.allergensChecked && isSame(dish.allergens, allergens)
  const list = allergenList ?? (isStated ? dish.allergenList : null)
  if (combine === 'replace') return { allergens, allergenList: list }
  return {
    allergens: ALLERGENS.filter((each) => [...dish.allergens, ...allergens].includes(each)),
    allergenList: dish.allergensChecked ? dish.allergenList : list,
  }
}

const HALF_WIDTH = /[\uFF61-\uFF9F]/

/** A name stored in full-width kana is not replaced by its half-width form. */
function withSaid(kept: Texts, said: Partial<Texts>): Texts {
  return eachOf(TAGS, (tag) => {
    const text = said[tag] ?? kept[tag]
    const isNarrowed = HALF_WIDTH.test(text) && plain(text) === plain(kept[tag])
    return isNarrowed && !HALF_WIDTH.test(kept[tag]) ? kept[tag] : text
  })
}
