import { type AllergenListDate, listOf, sizeOf } from '@noren/contract/allergens/lists'
import type { Words } from '../../base/words.ts'
import { containedWords, MARK_WORDS, unaskedWords } from '../../content/fields/dish-facts.ts'
import { type Dish, unasked } from './dish.ts'
import { planWords } from './plan-words.ts'

/** The rest of a dish in a line: its allergens, its labels, and its plans. */
export function factsSummary(dish: Dish): Words {
  const { allergens, allergensChecked, allergenList } = dish
  const open = unasked(dish)
  const named = allergens.length > 0 ? containedWords(allergens) : noneOf(allergenList ?? undefined)
  const all = [
    allergensChecked ? named : UNCHECKED,
    ...(open.length > 0 ? [unaskedWords(open)] : []),
    ...dish.marks.map((mark) => MARK_WORDS[mark]),
    ...planWords(dish),
  ]
  return { en: all.map(({ en }) => en).join(' / '), ja: all.map(({ ja }) => ja).join('／') }
}

const UNCHECKED: Words = { en: 'Allergens not checked', ja: 'アレルゲン未確認' }

function noneOf(date: AllergenListDate | undefined): Words {
  const count = sizeOf(listOf(date))
  return { en: `None of the ${count}`, ja: `${count}品目なし` }
}
