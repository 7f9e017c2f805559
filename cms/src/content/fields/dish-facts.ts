import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import {
  type AllergenList,
  CURRENT_LIST,
  readListDate,
  sizeOf,
} from '@noren/contract/allergens/lists'
import type { Contained, DishFacts, Mark } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { UNTIL_TOLD } from '@noren/contract/resources/sold-out'
import type { Words } from '../../base/words.ts'
import { dayOf } from './day.ts'

/** What the desk keeps of a dish's allergens and marks. */
export type DeskFacts = {
  allergensChecked?: boolean | null
  /** The date of the list they were checked by; without one the first. */
  allergenList?: string | null
  allergens?: readonly string[] | null
  marks?: readonly string[] | null
}

/** The allergens that are chosen for a dish, in their order. */
export function chosenAllergens({ allergens }: Pick<DeskFacts, 'allergens'>): Allergen[] {
  return ALLERGENS.filter((each) => allergens?.includes(each))
}

/** The dish's facts as they go out; allergens nobody has checked are not stated, whatever is chosen. */
export function factsFromDesk(row: DeskFacts): Pick<DishFacts, 'allergens' | 'allergenList'> & {
  marks: readonly string[]
} {
  const marks = row.marks ?? []
  if (!row.allergensChecked) return { marks }
  const allergenList = readListDate(row.allergenList)
  return { allergens: chosenAllergens(row), ...(allergenList && { allergenList }), marks }
}

/** A dish's facts as the desk keeps them. */
export function factsForDesk({ allergens, allergenList, marks = [] }: DishFacts) {
  return {
    allergensChecked: allergens !== undefined,
    allergenList: allergenList ?? null,
    allergens: allergens ?? [],
    marks,
  }
}

type SoldOut = { soldOut?: boolean | null; soldOutOn?: string | null }

/** Until when a dish is sold out, as it is published; `null` where it is available. */
export function soldOutFromDesk({ soldOut, soldOutOn }: SoldOut): string | null {
  return soldOut ? (dayOf(soldOutOn) ?? UNTIL_TOLD) : null
}

/** What the desk calls the diets and marks of a dish. */
export const MARK_WORDS: { [M in Mark]: Words } = {
  vegetarian: { en: 'Vegetarian', ja: 'ベジタリアン' },
  vegan: { en: 'Vegan', ja: 'ヴィーガン' },
  halal: { en: 'Halal-friendly', ja: 'ハラール対応' },
  rawFish: { en: 'Contains raw fish', ja: '生の魚介を使用' },
  alcohol: { en: 'Contains alcohol', ja: 'アルコールを使用' },
}

/** What dishes contain, one after the other. */
export function containedWords(contained: readonly Contained[]): Words {
  return {
    en: contained.map((each) => ALLERGEN_NAMES.en[each]).join(', '),
    ja: contained.map((each) => ALLERGEN_NAMES.jp[each]).join('・'),
  }
}

/** What must be stated of food, and what is recommended besides. */
type AllergenPart = keyof Pick<AllergenList, 'required' | 'recommended'>

/** What a part of the law's list is called, with how many it has. */
export function partWords(part: AllergenPart): Words {
  const count = CURRENT_LIST[part].length
  return part === 'required'
    ? { en: `Specified ingredients (${count})`, ja: `特定原材料（${count}品目）` }
    : { en: `Recommended besides (${count})`, ja: `特定原材料に準ずるもの（${count}品目）` }
}

/** What a list of allergens is called: its day, and how many it asks about. */
export function listWords(list: AllergenList): Words {
  const count = sizeOf(list)
  return { en: `${list.date} (${count} items)`, ja: `${list.date}（${count}品目）` }
}

/** That nobody has looked for something yet. */
export function unaskedWords(unasked: readonly Allergen[]): Words {
  const { en, ja } = containedWords(unasked)
  return { en: `Not yet known: ${en}`, ja: `${ja}は未確認` }
}
