import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import {
  type AllergenList,
  CURRENT_LIST,
  readListDate,
  sizeOf,
} from '@noren/contract/allergens/lists'
import type { Contained, DishFacts, Mark } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { UNTIL_CHANGED } from '@noren/contract/resources/sold-out'
import type { Words } from '../../../base/words.ts'
import { dayOf } from './day.ts'

/** A dish's allergens and marks as the desk stores them. */
export type DeskFacts = {
  allergensChecked?: boolean | null
  /** The date of the list that staff checked them by; without one, the first list. */
  allergenList?: string | null
  allergens?: readonly string[] | null
  marks?: readonly string[] | null
}

/** The allergens that staff chose for a dish, in the order of the list. */
export function chosenAllergens({ allergens }: Pick<DeskFacts, 'allergens'>): Allergen[] {
  return ALLERGENS.filter((each) => allergens?.includes(each))
}

/**
 * The dish's facts as they are published; without allergens while no one has checked them, whatever is
 * chosen.
 */
export function factsFromDesk(row: DeskFacts): Pick<DishFacts, 'allergens' | 'allergenList'> & {
  marks: readonly string[]
} {
  const marks = row.marks ?? []
  if (!row.allergensChecked) return { marks }
  const allergenList = readListDate(row.allergenList)
  return { allergens: chosenAllergens(row), ...(allergenList && { allergenList }), marks }
}

type SoldOut = { soldOut?: boolean | null; soldOutOn?: string | null }

/** Until when a dish is sold out, as it is published; `null` where it is available. */
export function soldOutFromDesk({ soldOut, soldOutOn }: SoldOut): string | null {
  return soldOut ? (dayOf(soldOutOn) ?? UNTIL_CHANGED) : null
}

/** The labels of the diets and marks of a dish. */
export const MARK_WORDS: { [M in Mark]: Words } = {
  vegetarian: { en: 'Vegetarian', ja: 'ベジタリアン' },
  vegan: { en: 'Vegan', ja: 'ヴィーガン' },
  halal: { en: 'Halal-friendly', ja: 'ハラール対応' },
  rawFish: { en: 'Contains raw fish', ja: '生の魚介を使用' },
  alcohol: { en: 'Contains alcohol', ja: 'アルコールを使用' },
}

/** The names of what dishes contain, in one list. */
export function containedWords(contained: readonly Contained[]): Words {
  return {
    en: contained.map((each) => ALLERGEN_NAMES.en[each]).join(', '),
    ja: contained.map((each) => ALLERGEN_NAMES.jp[each]).join('・'),
  }
}

/** The allergens that the law requires to be stated, and those it recommends. */
type AllergenPart = keyof Pick<AllergenList, 'required' | 'recommended'>

/** The label of a part of the law's list, with its count. */
export function partWords(part: AllergenPart): Words {
  const count = CURRENT_LIST[part].length
  return part === 'required'
    ? { en: `Specified ingredients (${count})`, ja: `特定原材料（${count}品目）` }
    : { en: `More recommended (${count})`, ja: `特定原材料に準ずるもの（${count}品目）` }
}

/** The label of a list of allergens: its date and its count. */
export function listWords(list: AllergenList): Words {
  const count = sizeOf(list)
  return { en: `${list.date} (${count} items)`, ja: `${list.date}（${count}品目）` }
}

/** Says that no one has checked for these allergens yet. */
export function unaskedWords(unasked: readonly Allergen[]): Words {
  const { en, ja } = containedWords(unasked)
  return { en: `Not yet known: ${en}`, ja: `${ja}は未確認` }
}
