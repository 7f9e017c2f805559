import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { dayInTokyo, inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { STATUSES } from '../handling/status.ts'
import { STATE_WORDS } from '../tables/answered.ts'
import { clockInEnglish } from '../tables/table-words.ts'

export const INBOX_WORDS: Words = { en: 'Enquiries', ja: 'お問い合わせ' }

const SHORT: { [L in keyof Words]: Intl.DateTimeFormat } = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', day: 'numeric', month: 'short' }),
  ja: new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', day: 'numeric', month: 'long' }),
}

/** When an enquiry came: today its time, this year its day, before that its date. */
export function receivedWords(moment: Date, now: Date): Words {
  const [day, today] = [dayInTokyo(moment), dayInTokyo(now)]
  const short = (text: string): Words => ({ en: text, ja: text })
  if (day === today) return short(inTokyo(moment).slice(-5))
  if (day.slice(0, 4) !== today.slice(0, 4)) return short(day)
  return { en: SHORT.en.format(moment), ja: SHORT.ja.format(moment) }
}

type Table = Pick<Enquiry, 'tableDate' | 'tableTime' | 'tablePeople'>

/** The table of an enquiry in a row: with its day, or below the day its time alone; `null` without one. */
export function tableWords(
  { tableDate, tableTime, tablePeople: people }: Table,
  withDay: boolean,
): Words | null {
  const day = readDay(tableDate?.slice(0, 10))
  const minutes = readClock(tableTime)
  if (day === null || minutes === null || !people) return null
  const { en, jp } = TIME_WORDS
  return {
    en: `${withDay ? `${en.shortDate(day, false)}, ` : ''}${clockInEnglish(minutes)}, for ${people}`,
    ja: `${withDay ? jp.shortDate(day, false) : ''}${jp.clock(minutes)} ${people}名`,
  }
}

/** A day of tables as a heading. */
export function dayWords(date: string, now: Date): Words {
  const day = readDay(date) ?? 0
  const withYear = date.slice(0, 4) !== dayInTokyo(now).slice(0, 4)
  const { en, jp } = TIME_WORDS
  return { en: en.shortDate(day, withYear), ja: jp.shortDate(day, withYear) }
}

/** An hour of tables as a heading. */
export function hourWords(hour: number): Words {
  const from = hour * 60
  return { en: `from ${clockInEnglish(from)}`, ja: `${TIME_WORDS.jp.clock(from)}〜` }
}

/** How many tables, and for how many people. */
export function sumWords(tables: readonly Table[]): Words {
  const people = tables.reduce((sum, { tablePeople }) => sum + (tablePeople ?? 0), 0)
  const count = tables.length
  return {
    en: `${count} ${count === 1 ? 'table' : 'tables'}, ${people} ${people === 1 ? 'guest' : 'guests'}`,
    ja: `${count}組 ${people}名`,
  }
}

/** The state of an enquiry as one word: of its table once that is answered. */
export function stateWords({ status, tableState }: Pick<Enquiry, 'status' | 'tableState'>): Words {
  if (status !== 'spam' && tableState && tableState !== 'asked') return STATE_WORDS[tableState]
  return STATUSES.find(({ value }) => value === status)?.label ?? { en: status, ja: status }
}

export const NOT_FOUND: Words = {
  en: 'Nothing was found. Try another spelling, or the phone number.',
  ja: '見つかりませんでした。別の漢字や電話番号でもお試しください。',
}

export const PAGE_WORDS = {
  pages: { en: 'Pages', ja: 'ページ' },
  before: { en: '‹ Before', ja: '‹ 前の50件' },
  after: { en: 'After ›', ja: '次の50件 ›' },
} as const satisfies { [Name in string]: Words }
