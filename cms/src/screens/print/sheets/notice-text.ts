import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import { type DatedSpan, reasonOf, spansNear } from '@noren/contract/hours/notices'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { SHEET_WORDS } from './sheet-words.ts'

/** Closures are offered so many days before they begin. */
const AHEAD = 400
/** Days after a closure in which the restaurant is looked for to open again. */
const REOPENS_WITHIN = 31

/** The closures and special hours a notice can be printed of: what visitors see of today and after. */
export function noticesOf(hours: OpeningHours | undefined, today: Day): DatedSpan[] {
  return [hours?.closures ?? [], hours?.specialHours ?? []]
    .flatMap((rows) => spansNear(rows, today, AHEAD))
    .sort((a, b) => a.from - b.from)
}

/** Names a closure in an address, by its days: `2026-12-31_2027-01-03`. */
export function noticeKey({ from, to }: Pick<DatedSpan, 'from' | 'to'>): string {
  return `${writeDay(from)}_${writeDay(to)}`
}

/** What a notice says, line by line. */
export type NoticeText = {
  title: string
  opening: string
  /** The days, the last one apart. */
  days: string[]
  /** Times of service on these days. */
  times: string[]
  reason: string
  says: string
  /** When guests can come again; empty where that is not known. */
  reopens: string
  apology: string
}

/** The notice about a closure, or about special hours, for a door. */
export function noticeText(span: DatedSpan, hours: OpeningHours, language: Language): NoticeText {
  const words = SHEET_WORDS[language].notice
  const time = (clock: string) => words.time(readClock(clock) ?? 0)
  const times = span.rows.flatMap(({ opens, closes }) =>
    opens && closes ? [words.times(time(opens), time(closes))] : [],
  )
  const isClosed = times.length === 0
  const again = isClosed ? reopening(hours, span.to) : null
  return {
    title: isClosed ? words.closed : words.special,
    opening: words.opening,
    days:
      span.from === span.to
        ? [words.day(span.from)]
        : [words.day(span.from) + words.until, words.day(span.to)],
    times,
    reason: textIn(reasonOf(span, language), language),
    says: isClosed ? words.closes : words.opens,
    reopens: again ? words.reopens(words.day(again.day), words.time(again.minute)) : '',
    apology: words.apology,
  }
}

/** The first day after a closure with a sitting, and the minute of that day it begins in. */
function reopening(hours: OpeningHours, last: Day): { day: Day; minute: number } | null {
  for (let day = last + 1; day <= last + REOPENS_WITHIN; day++) {
    const [first] = sittingsOn(hours, day)
    if (first) return { day, minute: first.opens - day * DAY_MINUTES }
  }
  return null
}
