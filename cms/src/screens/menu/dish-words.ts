import type { Allergen } from '@noren/contract/allergens/allergens'
import { type AllergenListDate, listOf, sizeOf } from '@noren/contract/allergens/lists'
import { type Day, readDay } from '@noren/contract/hours/calendar'
import { TAGS } from '../../base/locales.ts'
import { dayWords, minuteOfBegin, minuteWords } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { COMMA, joined } from '../../base/words.ts'
import { containedWords, MARK_WORDS, unaskedWords } from '../../content/model/fields/dish-facts.ts'
import { type Dish, isSame, isWritten, unasked } from './dish.ts'
import { priceWords, termChanges, yenWords } from './price-words.ts'

/** The differences between two states of a dish, each in a few words. */
export function changesOf(before: Dish, after: Dish): Words[] {
  return [
    ...(isSame(priceWords(before), priceWords(after)) ? [] : [priceChange(before, after)]),
    ...termChanges(before, after),
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

function priceChange(before: Dish, after: Dish): Words {
  const [from, to] = [priceWords(before), priceWords(after)]
  return { en: `${from.en} → ${to.en}`, ja: `${from.ja} → ${to.ja}` }
}

function categoryWords({ category: old }: Dish, { category: now }: Dish): Words {
  return {
    en: `category “${old.en || old.ja}” → “${now.en || now.ja}”`,
    ja: `分類「${old.ja || old.en}」→「${now.ja || now.en}」`,
  }
}

/** The allergens that a dish stated before and no longer states. */
export function allergensGone(before: Dish, after: Dish): Allergen[] {
  return before.allergens.filter((each) => !after.allergens.includes(each))
}

function allergenWords(before: Dish, after: Dish): Words[] {
  const gone = allergensGone(before, after)
  const come = allergensGone(after, before)
  const changes = [
    ...(before.allergensChecked === after.allergensChecked ? [] : [checkedWords(after)]),
    ...(gone.length > 0 ? [withNames({ en: 'allergens removed', ja: 'を外す' }, gone)] : []),
    ...(come.length > 0 ? [withNames({ en: 'allergens added', ja: 'を追加' }, come)] : []),
  ]
  if (changes.length > 0) return [withUnasked(joined(changes, { en: ', ', ja: '、' }), after)]
  return before.allergenList === after.allergenList ? [] : [withUnasked(OTHER_LIST, after)]
}

function checkedWords({ allergensChecked, allergens }: Dish): Words {
  if (!allergensChecked) return UNCHECKED
  return allergens.length === 0 ? CHECKED_NONE : CHECKED
}

function withNames({ en, ja }: Words, allergens: readonly Allergen[]): Words {
  const names = containedWords(allergens)
  return { en: `${en}: ${names.en}`, ja: `アレルゲン「${names.ja}」${ja}` }
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
const CHECKED: Words = { en: 'allergens checked', ja: 'アレルゲンを確認' }
const CHECKED_NONE: Words = { en: 'allergens checked: none', ja: 'アレルゲンを確認（使用なし）' }
const OTHER_LIST: Words = { en: 'allergens checked by another list', ja: '別の品目リストで確認' }
const MARKS: Words = { en: 'new diets and marks', ja: '食事の制限・表示を変更' }
const PHOTO: Words = { en: 'new photo', ja: '写真を変更' }
const NO_PHOTO: Words = { en: 'no photo', ja: '写真なし' }
const SOLD_OUT: Words = { en: 'sold out', ja: '売り切れ' }
const ON_SALE: Words = { en: 'on sale again', ja: '販売を再開' }
const NO_PLAN: Words = { en: 'nothing planned', ja: '予定を取り消し' }

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
  return joined(all, { en: ' / ', ja: '／' })
}

const UNCHECKED: Words = { en: 'Allergens not checked', ja: 'アレルゲン未確認' }

function noneOf(date: AllergenListDate | undefined): Words {
  const count = sizeOf(listOf(date))
  return { en: `None of the ${count}`, ja: `アレルゲンなし（${count}品目）` }
}

/** The plans of a dish: its days on the menu, and what changes. */
function planWords(dish: Dish): Words[] {
  const [first, last, day] = [dish.shownFrom, dish.shownUntil, dish.plannedFrom].map(readDay)
  const [from, next] = [first, day].map((each) =>
    isDay(each) ? minuteWords(minuteOfBegin(each)) : null,
  )
  const until = isDay(last) && dayWords(last)
  const change = plannedWords(dish)
  return [
    ...(from ? [{ en: `on the menu from ${from.en}`, ja: `${from.ja}から掲載` }] : []),
    ...(until ? [{ en: `on the menu until ${until.en}`, ja: `${until.ja}まで掲載` }] : []),
    ...(next ? [{ en: `${change.en} from ${next.en}`, ja: `${next.ja}から${change.ja}` }] : []),
  ]
}

const isDay = (day: Day | null | undefined): day is Day => typeof day === 'number'

/** What is planned for a dish, without the day: `1,580円・新しい説明`. */
export function plannedWords({ plannedPrice, plannedName, plannedDescription }: Dish): Words {
  const all = [
    ...(plannedPrice === null ? [] : [yenWords(plannedPrice)]),
    ...(isWritten(plannedName) ? [NEW_NAME] : []),
    ...(isWritten(plannedDescription) ? [NEW_DESCRIPTION] : []),
  ]
  return joined(all, COMMA)
}

const NEW_NAME: Words = { en: 'new name', ja: '新しい品名' }
const NEW_DESCRIPTION: Words = { en: 'new description', ja: '新しい説明' }
