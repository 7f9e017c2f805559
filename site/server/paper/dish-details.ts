import type { Allergen } from '@noren/contract/allergens/allergens'
import { listOf, sizeOf } from '@noren/contract/allergens/lists'
import { unknownIn } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { Language } from '@noren/contract/language'
import { priceText, termsOf, type WritePrice } from '@noren/contract/menus/dish-terms'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import type { NamedPrice } from '@noren/contract/resources/menu-prices'
import type { MenuItem } from '@noren/contract/resources/restaurant'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { markedText } from '#src/language/marked-text.ts'
import { yen } from '#src/pages/restaurant/menu-groups.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import { PAPER_WORDS } from './paper-words.ts'

/** What a sheet says of a dish beside its name. */
type Asked = { price: boolean; allergens: boolean }

/** Beside a dish's name what a guest asks of it: today's price, and what it contains. */
export function dishDetails(dish: MenuItem, asked: Asked, language: Language): string {
  const price = asked.price ? pricesOf(dish, language) : []
  const lines = asked.allergens ? allergensOf(dish, language) : []
  return [
    price.length > 0 && `<b>${price.map(escapeXml).join('<br>')}</b>`,
    ...lines.map((line) => `<small>${escapeXml(line)}</small>`),
  ]
    .filter(Boolean)
    .join('')
}

function pricesOf(dish: MenuItem, language: Language): string[] {
  const { prices = [], extras = [], pricing } = dish
  const write = (price: number) => BUNDLES[language].restaurants.detail.price(yen(price))
  const { priced } = PAPER_WORDS[language]
  const { from, extra, free } = MENU_WORDS[language]
  const named = (rows: readonly NamedPrice[], say: WritePrice) =>
    rows.map(({ label, price }) => priced(markedText(label, language).text, say(price)))
  const one = priceText(dish, language, write)
  return [
    ...(one === undefined ? [] : [one]),
    ...named(prices, (price) => (pricing === 'from' ? from(write(price)) : write(price))),
    ...named(extras, (price) => (price === 0 ? free : extra(write(price)))),
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
