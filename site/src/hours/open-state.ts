import { type Day, weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dateWords, TIME_WORDS } from '@noren/contract/hours/words/time'
import { type Language, type PerLanguage, perLanguage } from '@noren/contract/language'
import { OPEN_WORDS } from './open-words.ts'
import { type Sitting, sittingsOn } from './sittings.ts'
import { dayOfMinute, momentOf, type TokyoMinute, tokyoMinute } from './tokyo-clock.ts'

/**
 * Whether a restaurant is open at a moment, and the next change. `closesAt` is `null` when it
 * never closes, `lastOrderAt` when there is none or it has passed, `opensAt` when no opening is in
 * sight. `text` says it in a few words of each language.
 */
export type OpenState = { text: PerLanguage<string> } & (
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
    const text = perLanguage((language) => OPEN_WORDS[language].always)
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
        : perLanguage((language) =>
            OPEN_WORDS[language].lastOrder(untilWords(ordersUntil, today, language)),
          ),
  }
}

function closingWords(closes: TokyoMinute, today: Day, ordersOver: boolean): OpenState['text'] {
  return perLanguage((language) => {
    const words = OPEN_WORDS[language]
    const until = untilWords(closes, today, language)
    return ordersOver ? words.lastOrderPassed(until) : words.closes(until)
  })
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
    text: perLanguage((language) => OPEN_WORDS[language].closedForLong),
  }
}

function openingWords(opens: TokyoMinute, today: Day): OpenState['text'] {
  const day = dayOfMinute(opens)
  return perLanguage((language) =>
    OPEN_WORDS[language].opens(
      dayWords(day, today, language),
      TIME_WORDS[language].clock(opens - day * DAY_MINUTES),
    ),
  )
}

/** A time still to come: of today or the small hours after, else with its day. */
function untilWords(minute: TokyoMinute, today: Day, language: Language): string {
  const { clock } = TIME_WORDS[language]
  const fromToday = minute - today * DAY_MINUTES
  if (fromToday < 2 * DAY_MINUTES) return clock(fromToday)
  const day = dayOfMinute(minute - 1)
  const { dayAndTime } = OPEN_WORDS[language]
  return dayAndTime(dayWords(day, today, language), clock(minute - day * DAY_MINUTES))
}

function dayWords(day: Day, today: Day, language: Language): string {
  const words = OPEN_WORDS[language]
  if (day === today) return words.today
  if (day === today + 1) return words.tomorrow
  if (day > today + 6) return dateWords(day, today, language)
  return words.weekday(TIME_WORDS[language].weekdays[weekdayIndex(day)] ?? '')
}
