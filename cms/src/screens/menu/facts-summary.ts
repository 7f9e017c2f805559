import { type AllergenListDate, listOf, sizeOf } from '@noren/contract/allergens/lists'
import type { Words } from '../../base/words.ts'
import { containedWords, MARK_WORDS, unaskedWords } from '../../content/fields/dish-words.ts'
import { type Dish, unasked } from './dish.ts'

/** What guests are told of a dish, in a line: its allergens, then its marks. */
export function factsSummary(dish: Dish): Words {
  const { allergens, allergensChecked, allergenList } = dish
  const open = unasked(dish)
  const named = allergens.length > 0 ? containedWords(allergens) : noneOf(allergenList ?? undefined)
  const all = [
    allergensChecked ? named : UNCHECKED,
    ...(open.length > 0 ? [unaskedWords(open)] : []),
    ...dish.marks.map((mark) => MARK_WORDS[mark]),
  ]
  return { en: all.map(({ en }) => en).join(' / '), ja: all.map(({ ja }) => ja).join('／') }
}

const UNCHECKED: Words = { en: 'Allergens not checked', ja: 'アレルゲン未確認' }

function noneOf(date: AllergenListDate | undefined): Words {
  const count = sizeOf(listOf(date))
  return { en: `None of the ${count}`, ja: `${count}品目なし` }
}
