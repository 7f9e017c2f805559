import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { eachOf } from '@noren/contract/fields'
import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { labelOf } from '@noren/contract/resources/menu-label'
import { TAGS } from '../../../base/locales.ts'
import type { LabelledPrice } from '../../../tables/menu/price-cell.ts'
import type { TableDish, Texts as TableTexts } from '../../../tables/menu/types.ts'
import { plain } from '../../../tables/plain.ts'
import { type Dish, isSame, noTexts, type Priced, type Texts } from '../dish.ts'

/** What the allergens of a row do with those that a dish states: stand in their place, or come beside them. */
export type Combine = 'replace' | 'add'

/** The dish as the table says it. */
export function asSaid(dish: Dish, said: TableDish, combine: Combine): Dish {
  const { name, category, description, extras, course, allergens } = said
  return {
    ...dish,
    name: withSaid(dish.name, name),
    category: withSaid(dish.category, category),
    description: withSaid(dish.description, description),
    ...pricesSaid(dish, said),
    ...(extras && { extras: rowsOf(extras, dish.extras) }),
    people: said.people ?? dish.people,
    notice: said.notice ?? dish.notice,
    minutes: said.minutes ?? dish.minutes,
    ...(course && { course: withSaid(dish.course, linesOf(course)) }),
    ...(allergens && { allergensChecked: true, ...withAllergens(dish, said, combine) }),
  }
}

/** A price stands in place of all that the dish cost before: one price, several, or that of the market. */
function pricesSaid(dish: Dish, { price, prices, pricing }: TableDish): Partial<Dish> {
  if (price === undefined && !prices && !pricing) return {}
  return {
    price: price ?? null,
    prices: rowsOf(prices ?? [], dish.prices),
    pricing: pricing ?? null,
  }
}

/** Prices with their names in each language; a name that the dish has already stays as it is written there. */
function rowsOf(said: readonly LabelledPrice[], kept: readonly Priced[]): Priced[] {
  return said.map(({ label, price }) => {
    const own = kept.find((each) =>
      Object.values(each.label).some((text) => plain(text) === plain(label)),
    )
    return { label: own?.label ?? textsOf(label), price }
  })
}

function textsOf(label: string): Texts {
  const known = labelOf(label)
  const texts = noTexts()
  for (const language of LANGUAGES) texts[LANGUAGE[language].htmlLang] = known[language] ?? ''
  return texts
}

/**
 * The lines of a course, one below the other in each language that has any. The first of one language is the first
 * of the other, so a line that one lacks stands there as it is written.
 */
function linesOf(course: readonly TableTexts[]): TableTexts {
  const written = TAGS.filter((tag) => course.some((line) => line[tag]))
  const textIn = (line: TableTexts, tag: HtmlLang) => line[tag] ?? Object.values(line)[0] ?? []
  return Object.fromEntries(
    written.map((tag) => [tag, course.flatMap((line) => textIn(line, tag)).join('\n')]),
  )
}

/**
 * Allergens of no list that is named are known by the first one alone, unless they are those the dish states
 * already. Added ones say nothing of the others: the dish stays checked by its own list.
 */
function withAllergens(
  dish: Dish,
  { allergens = [], allergenList }: TableDish,
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
function withSaid(kept: Texts, said: TableTexts): Texts {
  return eachOf(TAGS, (tag) => {
    const text = said[tag] ?? kept[tag]
    const isNarrowed = HALF_WIDTH.test(text) && plain(text) === plain(kept[tag])
    return isNarrowed && !HALF_WIDTH.test(kept[tag]) ? kept[tag] : text
  })
}
