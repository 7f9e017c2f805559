import { readDay } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Words } from '../../base/words.ts'
import type { Dish } from './dish.ts'

/** The plans of a dish: its days on the menu, and its next price. */
export function planWords({ shownFrom, shownUntil, plannedPrice, plannedFrom }: Dish): Words[] {
  const [first, last, day] = [shownFrom, shownUntil, plannedFrom].map(dayWords)
  const price = yenWords(plannedPrice)
  return [
    ...(first ? [{ en: `on the menu from ${first.en}`, ja: `${first.ja}から掲載` }] : []),
    ...(last ? [{ en: `on the menu until ${last.en}`, ja: `${last.ja}まで掲載` }] : []),
    ...(day ? [{ en: `${price.en} from ${day.en}`, ja: `${day.ja}から${price.ja}` }] : []),
  ]
}

function dayWords(date: string | null): Words | null {
  const day = readDay(date)
  if (day === null) return null
  return { en: TIME_WORDS.en.date(day, false), ja: TIME_WORDS.jp.date(day, false) }
}

/** A price as text. */
export function yenWords(price: number | null): Words {
  if (price === null) return { en: 'no price', ja: '価格なし' }
  const digits = price.toLocaleString('en')
  return { en: `¥${digits}`, ja: `${digits}円` }
}
