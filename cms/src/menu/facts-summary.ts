import { containedWords, MARK_WORDS } from '../fields/dish-words.ts'
import type { Words } from '../words.ts'
import type { Dish } from './dish.ts'

/** What guests are told of a dish, in a line: its allergens, then its marks. */
export function factsSummary(dish: Dish): Words {
  const allergens = [...dish.requiredAllergens, ...dish.recommendedAllergens]
  const named = allergens.length > 0 ? containedWords(allergens) : NONE
  const first = dish.allergensChecked ? named : UNCHECKED
  const all = [first, ...dish.marks.map((mark) => MARK_WORDS[mark])]
  return { en: all.map(({ en }) => en).join(' / '), ja: all.map(({ ja }) => ja).join('／') }
}

const UNCHECKED: Words = { en: 'Allergens not checked', ja: 'アレルゲン未確認' }
const NONE: Words = { en: 'None of the 28', ja: '28品目なし' }
