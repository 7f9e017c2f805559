import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { containedWords, MARK_WORDS } from '../fields/dish-words.ts'
import type { Words } from '../words.ts'
import type { Dish } from './dish.ts'

/** What guests are told of a dish, in a line: its allergens, then its marks. */
export function factsSummary(dish: Dish): Words {
  const named = dish.allergens.length > 0 ? containedWords(dish.allergens) : NONE
  const first = dish.allergensChecked ? named : UNCHECKED
  const all = [first, ...dish.marks.map((mark) => MARK_WORDS[mark])]
  return { en: all.map(({ en }) => en).join(' / '), ja: all.map(({ ja }) => ja).join('／') }
}

const UNCHECKED: Words = { en: 'Allergens not checked', ja: 'アレルゲン未確認' }
const COUNT = sizeOf(CURRENT_LIST)
const NONE: Words = { en: `None of the ${COUNT}`, ja: `${COUNT}品目なし` }
