import type { Language } from '../language.ts'
import { type InLanguage, inLanguage, type LocalizedText } from '../localized.ts'
import { type Day, dateOf, readDay } from './calendar.ts'
import { readClock } from './clock.ts'
import type { OpeningHours, TemporaryClosure, Times } from './opening-hours.ts'
import { isAllDay } from './service-days.ts'
import { dateWords, type NoticeWords, type TimeWords } from './words/shape.ts'

/** The part of opening hours that applies on some dates only. */
export type DatedHours = Pick<OpeningHours, 'closures' | 'specialHours'>

/** A closure, or special hours with all their times of service, from one day to another. */
export type DatedSpan = { from: Day; to: Day; rows: DatedRow[] }

/** A restaurant's notice about some days; the reason may be in the other language. */
export type HoursNotice = { text: string; reason: InLanguage<string> | null }

/** How a language announces such days. */
type Spoken = TimeWords & NoticeWords

type DatedRow = TemporaryClosure & Partial<Times>

/** Closures and special hours are announced this many days before they begin. */
export const ANNOUNCED_DAYS = 14

/**
 * The temporary closure and the special hours that are current or about to begin, in that order: `Closed
 * 28 December – 3 January`, 12月28日（月）〜1月3日（日）は休業いたします; `Special hours on 24 December: 17:00–22:00`,
 * 12月24日（木）は17:00〜22:00の営業です.
 */
export function hoursNotices(
  hours: DatedHours,
  today: Day,
  language: Language,
  words: Spoken,
): HoursNotice[] {
  return [hours.closures, hours.specialHours ?? []]
    .flatMap((rows) => spansNear(rows, today, ANNOUNCED_DAYS).slice(0, 1))
    .sort((a, b) => a.from - b.from)
    .map((span) => ({
      text: spanText(span, today, words),
      reason: inLanguage(reasonOf(span, language), language),
    }))
}

/**
 * Rows that are current or begin within some days, in the order they begin; rows of the same days are
 * together, by their times. Quiet ones are left out.
 */
export function spansNear(rows: readonly DatedRow[], today: Day, ahead: number): DatedSpan[] {
  const spans = new Map<string, DatedSpan>()
  for (const row of rows) {
    const from = readDay(row.from) ?? 0
    const to = readDay(row.to) ?? 0
    if (row.quiet || from > today + ahead || to < today) continue
    const days = `${from} ${to}`
    const span = spans.get(days) ?? { from, to, rows: [] }
    spans.set(days, { ...span, rows: [...span.rows, row] })
  }
  const opening = ({ opens }: DatedRow) => readClock(opens) ?? 0
  return [...spans.values()]
    .map((span) => ({ ...span, rows: span.rows.toSorted((a, b) => opening(a) - opening(b)) }))
    .sort((a, b) => a.from - b.from)
}

/** The notice about such days as shown on one day, without the reason. */
export function spanText({ from, to, rows }: DatedSpan, today: Day, words: Spoken): string {
  const when = daysText(from, to, today, words)
  const times = rows.flatMap((row) => rowText(row, words))
  return times.length === 0 ? words.closed(when) : words.special(when, times)
}

/** The reason: the first row's that has one a visitor of this language can be shown. */
export function reasonOf({ rows }: DatedSpan, language: Language): LocalizedText {
  return rows.find(({ reason }) => inLanguage(reason, language))?.reason ?? {}
}

/** Times of service in words. */
export function timesText({ opens, closes, lastOrder }: Times, words: Spoken): string {
  const said = (time: string) => words.clock(readClock(time) ?? 0)
  return words.times(said(opens), said(closes), lastOrder ? said(lastOrder) : null)
}

function rowText({ opens, closes, lastOrder }: DatedRow, words: Spoken): string[] {
  if (opens === undefined || closes === undefined) return []
  const times = { opens, closes, ...(lastOrder && { lastOrder }) }
  return [isAllDay(times) ? words.allDay : timesText(times, words)]
}

function daysText(from: Day, to: Day, today: Day, words: Spoken): string {
  if (to === today) return words.today
  const last = dateWords(to, today, words)
  if (from <= today) return words.untilDate(last)
  if (from === to) return words.onDate(last)
  const first = dateWords(from, today, words)
  const { date, month } = dateOf(from)
  const isOneMonth = month === dateOf(to).month && to - from < 31
  return isOneMonth ? words.withinMonth({ words: first, date }, last) : words.fromTo(first, last)
}
