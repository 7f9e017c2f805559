import { type Day, weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { clockWords, dateWords, WEEKDAY_NAMES } from '@noren/contract/hours/words'
import type { Language } from '@noren/contract/language'
import { type Sitting, sittingsOn } from './sittings.ts'
import { dayOfMinute, momentOf, type TokyoMinute, tokyoMinute } from './tokyo-clock.ts'

/**
 * Whether a restaurant is open at a moment, and the next change. `closesAt` is `null` when it
 * never closes, `lastOrderAt` when there is none or it has passed, `opensAt` when no opening is in
 * sight. `text` says it in a few words of each language.
 */
export type OpenState = { text: { [L in Language]: string } } & (
  | { open: true; closesAt: Date | null; lastOrderAt: Date | null }
  | { open: false; opensAt: Date | null }
)

/** Days looked ahead for the next opening; a closure that is longer has no end in sight. */
const HORIZON_DAYS = 366
/** A house whose sittings follow each other this long is open around the clock. */
const ALWAYS_AFTER_DAYS = 8

/** The state of a restaurant at a moment, by the clock in Tokyo wherever the reader is. */
export function openState(hours: OpeningHours, at: Date): OpenState {
  const now = tokyoMinute(at)
  const current = currentSitting(hours, now)
  return current ? openNow(current, now) : closedNow(hours, now)
}

/** The sitting in progress, sittings that follow without a break counted as one. */
function currentSitting(hours: OpeningHours, now: TokyoMinute): Sitting | null {
  const today = dayOfMinute(now)
  const sittings: Sitting[] = []
  for (let day = today - 1; day <= today + ALWAYS_AFTER_DAYS; day++) {
    sittings.push(...sittingsOn(hours, day))
  }
  let current = sittings.find(({ opens, closes }) => opens <= now && now < closes) ?? null
  for (const next of sittings) {
    if (current && next.opens <= current.closes && next.closes > current.closes) current = next
  }
  return current
}

function openNow({ closes, lastOrder }: Sitting, now: TokyoMinute): OpenState {
  if (closes - now > (ALWAYS_AFTER_DAYS - 1) * DAY_MINUTES) {
    const text = { en: 'Open 24 hours', jp: '24時間営業' }
    return { open: true, closesAt: null, lastOrderAt: null, text }
  }
  const today = dayOfMinute(now)
  const ordersUntil = lastOrder !== null && now <= lastOrder ? lastOrder : null
  return {
    open: true,
    closesAt: momentOf(closes),
    lastOrderAt: ordersUntil === null ? null : momentOf(ordersUntil),
    text:
      ordersUntil === null
        ? closingWords(closes, today, lastOrder !== null)
        : lastOrderWords(ordersUntil, today),
  }
}

function lastOrderWords(lastOrder: TokyoMinute, today: Day): OpenState['text'] {
  return {
    en: `Open now · last order ${untilWords(lastOrder, today, 'en')}`,
    jp: `営業中 · ラストオーダー ${untilWords(lastOrder, today, 'jp')}`,
  }
}

function closingWords(closes: TokyoMinute, today: Day, ordersOver: boolean): OpenState['text'] {
  const en = untilWords(closes, today, 'en')
  const jp = untilWords(closes, today, 'jp')
  return ordersOver
    ? { en: `Open until ${en} · last order has passed`, jp: `${jp}まで営業 · ラストオーダー終了` }
    : { en: `Open now · closes ${en}`, jp: `営業中 · ${jp}まで` }
}

function closedNow(hours: OpeningHours, now: TokyoMinute): OpenState {
  const today = dayOfMinute(now)
  for (let day = today; day <= today + HORIZON_DAYS; day++) {
    const next = sittingsOn(hours, day).find(({ opens }) => opens > now)
    if (next)
      return { open: false, opensAt: momentOf(next.opens), text: openingWords(next.opens, today) }
  }
  return {
    open: false,
    opensAt: null,
    text: { en: 'Closed until further notice', jp: '当面の間、休業しております' },
  }
}

function openingWords(opens: TokyoMinute, today: Day): OpenState['text'] {
  const day = dayOfMinute(opens)
  const time = opens - day * DAY_MINUTES
  return {
    en: `Opens ${dayWords(day, today, 'en')} at ${clockWords(time, 'en')}`,
    jp: `${dayWords(day, today, 'jp')}${clockWords(time, 'jp')}から営業`,
  }
}

/** A time still to come: of today or the small hours after, else with its day. */
function untilWords(minute: TokyoMinute, today: Day, language: Language): string {
  const fromToday = minute - today * DAY_MINUTES
  if (fromToday < 2 * DAY_MINUTES) return clockWords(fromToday, language)
  const day = dayOfMinute(minute - 1)
  const time = clockWords(minute - day * DAY_MINUTES, language)
  const when = dayWords(day, today, language)
  return language === 'en' ? `${when} ${time}` : `${when}${time}`
}

function dayWords(day: Day, today: Day, language: Language): string {
  const english = language === 'en'
  if (day === today) return english ? 'today' : '本日'
  if (day === today + 1) return english ? 'tomorrow' : '明日'
  if (day > today + 6) return dateWords(day, today, language)
  const weekday = WEEKDAY_NAMES[language][weekdayIndex(day)] ?? ''
  return english ? weekday : `${weekday}曜日`
}
