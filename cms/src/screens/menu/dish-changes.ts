import type { Words } from '../../base/words.ts'
import { unaskedWords } from '../../content/fields/dish-facts.ts'
import { type Dish, isSame, TAGS, unasked } from './dish.ts'
import { planWords, yenWords } from './plan-words.ts'

/** The differences between two states of a dish, each in a few words. */
export function changesOf(before: Dish, after: Dish): Words[] {
  return [
    ...(before.price === after.price ? [] : [priceWords(before, after)]),
    ...TAGS.filter((tag) => before.name[tag] !== after.name[tag]).map((tag) => ({
      en: `name “${before.name[tag]}” → “${after.name[tag]}”`,
      ja: `品名「${before.name[tag]}」→「${after.name[tag]}」`,
    })),
    ...(isSame(before.category, after.category) ? [] : [categoryWords(before, after)]),
    ...(isSame(before.description, after.description) ? [] : [DESCRIPTION]),
    ...allergenWords(before, after),
    ...(isSame(before.marks, after.marks) ? [] : [MARKS]),
    ...(before.photo === after.photo ? [] : [after.photo === null ? NO_PHOTO : PHOTO]),
    ...(before.soldOut === after.soldOut ? [] : [after.soldOut ? SOLD_OUT : ON_SALE]),
    ...planChanges(before, after),
  ]
}

function priceWords(before: Dish, after: Dish): Words {
  const [from, to] = [yenWords(before.price), yenWords(after.price)]
  return { en: `${from.en} → ${to.en}`, ja: `${from.ja} → ${to.ja}` }
}

function categoryWords({ category: old }: Dish, { category: now }: Dish): Words {
  return {
    en: `category “${old.en || old.ja}” → “${now.en || now.ja}”`,
    ja: `分類「${old.ja || old.en}」→「${now.ja || now.en}」`,
  }
}

function allergenWords(before: Dish, after: Dish): Words[] {
  const facts = ({ allergensChecked, allergens }: Dish) => [allergensChecked, allergens]
  if (!isSame(facts(before), facts(after))) return [withUnasked(ALLERGENS, after)]
  return before.allergenList === after.allergenList ? [] : [withUnasked(OTHER_LIST, after)]
}

function withUnasked({ en, ja }: Words, dish: Dish): Words {
  const open = unasked(dish)
  if (open.length === 0) return { en, ja }
  const words = unaskedWords(open)
  return { en: `${en} (${words.en})`, ja: `${ja}（${words.ja}）` }
}

function planChanges(before: Dish, after: Dish): Words[] {
  const [old, now] = [planWords(before), planWords(after)]
  if (isSame(old, now)) return []
  return now.length === 0 ? [NO_PLAN] : now
}

const DESCRIPTION: Words = { en: 'new description', ja: '説明を変更' }
const ALLERGENS: Words = { en: 'new allergens', ja: 'アレルゲンを変更' }
const OTHER_LIST: Words = { en: 'allergens checked by another list', ja: '別の品目リストで確認' }
const MARKS: Words = { en: 'new diets and marks', ja: '食事の制限・表示を変更' }
const PHOTO: Words = { en: 'new photo', ja: '写真を変更' }
const NO_PHOTO: Words = { en: 'no photo', ja: '写真なし' }
const SOLD_OUT: Words = { en: 'sold out', ja: '売り切れ' }
const ON_SALE: Words = { en: 'on sale again', ja: '販売を再開' }
const NO_PLAN: Words = { en: 'nothing planned', ja: '予定を取り消し' }
