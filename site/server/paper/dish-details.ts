import type { Allergen } from '@noren/contract/allergens/allergens'
import { listOf, sizeOf } from '@noren/contract/allergens/lists'
import { unknownIn } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { Language } from '@noren/contract/language'
import { priceText, termsOf } from '@noren/contract/menus/dish-terms'
import type { PaperKind } from '@noren/contract/paper/paper-path'
import type { MenuItem } from '@noren/contract/resources/restaurant'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { markedText } from '#src/language/marked-text.ts'
import { yen } from '#src/pages/restaurant/menu-groups.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import { PAPER_WORDS } from './paper-words.ts'

/** Beside a dish's name what a guest asks of it: today's price; on a chart of allergens, what it contains. */
export function dishDetails(dish: MenuItem, kind: PaperKind, language: Language): string {
  const isChart = kind === 'allergens'
  const lines = isChart ? allergensOf(dish, language) : []
  const price = isChart ? [] : pricesOf(dish, language)
  return [
    price.length > 0 && `<b>${price.map(escapeXml).join('<br>')}</b>`,
    ...lines.map((line) => `<small>${escapeXml(line)}</small>`),
  ]
    .filter(Boolean)
    .join('')
}

function pricesOf(dish: MenuItem, language: Language): string[] {
  const write = (price: number) => BUNDLES[language].restaurants.detail.price(yen(price))
  const { priced } = PAPER_WORDS[language]
  const several = dish.prices?.map(({ label, price }) =>
    priced(markedText(label, language).text, write(price)),
  )
  const one = priceText(dish, language, write)
  return [
    ...(one === undefined ? [] : [one]),
    ...(several ?? []),
    ...termsOf(dish, language, write),
  ]
}

function allergensOf(dish: MenuItem, language: Language): string[] {
  const { allergens, allergenList, marks = [] } = dish
  const words = PAPER_WORDS[language].allergens
  const namesOf = (all: readonly Allergen[]) => all.map((each) => ALLERGEN_NAMES[language][each])
  if (!allergens) return [words.notStated]
  const hasAlcohol = marks.includes('alcohol')
  const unknown = namesOf(unknownIn(dish))
  return [
    allergens.length > 0
      ? words.contains(namesOf(allergens), hasAlcohol)
      : words.none(sizeOf(listOf(allergenList))),
    ...(hasAlcohol && allergens.length === 0 ? [words.containsAlcohol] : []),
    ...(unknown.length > 0 ? [words.unknown(unknown)] : []),
  ]
}
