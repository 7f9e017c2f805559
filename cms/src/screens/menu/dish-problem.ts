import { DISH_NUMBERS } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../base/words.ts'
import { type Dish, isWritten, nameOf, type Priced } from './dish.ts'

/** Whether a dish has a next price, name or description. */
function isPlanned({ plannedPrice, plannedName, plannedDescription }: Dish): boolean {
  return plannedPrice !== null || [plannedName, plannedDescription].some(isWritten)
}

/** Why a dish cannot be published as it is. */
export function problemOf(dish: Dish): Words | null {
  const name = nameOf(dish, 'ja')
  if (name === '') return NAMELESS
  if (Number.isNaN(dish.price) || Number.isNaN(dish.plannedPrice)) {
    return {
      en: `The price of “${name}” is not a whole number from 0 to 1,000,000.`,
      ja: `「${name}」の価格を、0〜1,000,000の数字で入力してください。`,
    }
  }
  const terms = termsProblem(dish)
  if (terms) return { en: `“${name}”: ${terms.en}`, ja: `「${name}」：${terms.ja}` }
  if (dish.shownFrom && dish.shownUntil && dish.shownUntil < dish.shownFrom) {
    return {
      en: `The last day of “${name}” on the menu is before its first. Please correct one of them.`,
      ja: `「${name}」の掲載終了日が開始日より前です。どちらかを直してください。`,
    }
  }
  if (isPlanned(dish) === (dish.plannedFrom !== null)) return null
  return {
    en: `What is planned for “${name}” needs its day, and the day a new price or text.`,
    ja: `「${name}」の変更予定は、開始日と、新しい価格か文章の両方を入力してください。`,
  }
}

const NAMELESS: Words = {
  en: 'A dish has no name yet. Please write it, or delete the dish.',
  ja: '品名が空欄の品があります。入力するか、その品を削除してください。',
}

/** What is wrong with the prices and terms of a dish. */
function termsProblem(dish: Dish): Words | null {
  const { prices, pricing, price } = dish
  if (prices.length === 1) return ONE_OF_SEVERAL
  if ([...prices, ...dish.extras].some(isHalf)) return HALF
  if (prices.length > 0 && price !== null) return BOTH
  if (prices.length > 0 && pricing === 'market') return MARKET_OF_MANY
  if (prices.length > 0 && dish.plannedPrice !== null) return PLANNED_OF_MANY
  if (prices.length === 0 && price === null && pricing === 'from') return FROM_NOTHING
  return NUMBERS.find(({ name }) => !fits(name, dish[name]))?.words ?? null
}

function isHalf({ label, price }: Priced): boolean {
  return !isWritten(label) || price === null || Number.isNaN(price)
}

type Numbered = keyof typeof DISH_NUMBERS

function fits(name: Numbered, value: number | null): boolean {
  const { least, most } = DISH_NUMBERS[name]
  return value === null || (Number.isInteger(value) && value >= least && value <= most)
}

function numberWords(name: Numbered, en: string, ja: string): { name: Numbered; words: Words } {
  const { least, most } = DISH_NUMBERS[name]
  return {
    name,
    words: {
      en: `${en}: a whole number from ${least} to ${most}, please.`,
      ja: `${ja}は、${least}〜${most}の整数で入力してください。`,
    },
  }
}

const NUMBERS = [
  numberWords('people', 'People', '人数'),
  numberWords('notice', 'Days ahead', '要予約の日数'),
  numberWords('minutes', 'Minutes', '時間（分）'),
]

const HALF: Words = {
  en: 'each of several prices and extras needs a name and a whole number from 0 to 1,000,000.',
  ja: '複数の価格・追加には、呼び名と価格（0〜1,000,000の数字）を両方とも入力してください。',
}
const ONE_OF_SEVERAL: Words = {
  en: 'several prices are two or more. Please add one, or go back to one price.',
  ja: '複数の価格は2つ以上です。もう1つ足すか、価格を1つに戻してください。',
}
const BOTH: Words = {
  en: 'it has one price and several. Please clear one of them.',
  ja: '1つの価格と複数の価格の両方が入っています。どちらかを消してください。',
}
const MARKET_OF_MANY: Words = {
  en: 'a dish of several prices has no market price.',
  ja: '複数の価格がある品は、時価にできません。',
}
const PLANNED_OF_MANY: Words = {
  en: 'a price to come is for a dish with one price.',
  ja: '予定の価格は、価格が1つの品にだけ入力できます。',
}
const FROM_NOTHING: Words = {
  en: '“from” needs a price.',
  ja: '「〜」には、価格が必要です。',
}
