import type { Day } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, writeClock } from '@noren/contract/hours/clock'
import { restsOn } from '@noren/contract/hours/day-rules'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'

/** `HH:MM` on a clock; a closing time that is no later than the opening is that of the next day. */
export type SpecifiedTimes = { opens: string; closes: string }

/** In minutes from the midnight of a day. */
type Span = { opens: number; closes: number }

/** How schema.org says that a restaurant is closed: it opens and closes at midnight. */
const CLOSED: SpecifiedTimes = { opens: '00:00', closes: '00:00' }

/**
 * When a restaurant is open on a day, as schema.org writes it: from and to midnight where it is closed, to
 * 23:59 where it closes at the day's end. Empty where that is unknown.
 */
export function timesSpecified(hours: OpeningHours, day: Day): SpecifiedTimes[] {
  const spans = spansOn(hours, day)
  if (spans.length > 0) return spans.map(written)
  return hours.sessions.length > 0 || restsOn(hours, day) ? [CLOSED] : []
}

/**
 * The sittings of a day. One of a whole day would begin and end at the same time, which is ambiguous: it
 * is cut at midnight, and its rest belongs to the next day.
 */
function spansOn(hours: OpeningHours, day: Day): Span[] {
  const midnight = day * DAY_MINUTES
  const of = (begins: Day) =>
    sittingsOn(hours, begins).map(({ opens, closes }) => ({
      opens: opens - midnight,
      closes: closes - midnight,
    }))
  const rests = of(day - 1)
    .filter((span) => isWholeDay(span) && span.closes > 0)
    .map(({ closes }) => ({ opens: 0, closes }))
  const own = of(day).map((span) => (isWholeDay(span) ? { ...span, closes: DAY_MINUTES } : span))
  return joined([...rests, ...own])
}

function isWholeDay({ opens, closes }: Span): boolean {
  return closes - opens === DAY_MINUTES
}

/** Spans that follow each other without a break as one, where one can be written. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    const closes = Math.max(last?.closes ?? 0, span.closes)
    const fits = last && (closes <= DAY_MINUTES || closes - last.opens < DAY_MINUTES)
    if (last && fits && span.opens <= last.closes) last.closes = closes
    else found.push({ ...span })
  }
  return found
}

function written({ opens, closes }: Span): SpecifiedTimes {
  return {
    opens: writeClock(opens),
    closes: closes === DAY_MINUTES ? '23:59' : writeClock(closes % DAY_MINUTES),
  }
}
