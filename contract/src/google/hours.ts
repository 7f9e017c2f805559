import { type Day, dateOf, dayOf, weekdayIndex } from '../hours/calendar.ts'
import { DAY_MINUTES } from '../hours/clock.ts'
import { isPublicHoliday } from '../hours/holidays.ts'
import type { OpeningHours } from '../hours/opening-hours.ts'
import { sittingsOn } from '../hours/sittings.ts'
import type {
  DayOfWeek,
  GoogleDate,
  GoogleLocation,
  SpecialHourPeriod,
  TimeOfDay,
  TimePeriod,
} from './format.ts'

/** Days from today that are listed where they differ from the week, or are public holidays. */
export const DAYS_AHEAD = 90

/** A special time is over by then on the next day. */
const NOON = 12 * 60

/** A week without public holidays, with its neighbours: June has none. */
const ORDINARY_MONDAY = dayOf(2026, 6, 8)

const DAYS: readonly DayOfWeek[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]

/** In minutes from the midnight of a day. */
type Span = { opens: number; closes: number }

/** When a restaurant is open every week, and the days from today on that need a word. */
export function hoursFor(
  hours: OpeningHours,
  today: Day,
): Pick<GoogleLocation, 'regularHours' | 'specialHours'> {
  if (hours.sessions.length === 0) return {}
  const regular = { ...hours, closedNth: [], closures: [], specialHours: [] }
  const week = DAYS.map((_, index) => spansOf(regular, ORDINARY_MONDAY + index))
  const special = daysFrom(today).flatMap((day) => {
    const spans = spansOf(hours, day)
    const isUsual = JSON.stringify(spans) === JSON.stringify(week[weekdayIndex(day)])
    return isUsual && !isPublicHoliday(day) ? [] : specialOn(day, spans)
  })
  return {
    regularHours: { periods: week.flatMap((spans, index) => spans.map(periodOn(index))) },
    ...(special.length > 0 && { specialHours: { specialHourPeriods: special } }),
  }
}

function daysFrom(today: Day): Day[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => today + ahead)
}

/**
 * The times of a day. One that would last longer than noon of the next day, or a whole day, is cut at midnight,
 * and its rest belongs to the next day.
 */
function spansOf(hours: OpeningHours, day: Day): Span[] {
  const of = (begins: Day) =>
    sittingsOn(hours, begins).map(({ opens, closes }) => ({
      opens: opens - begins * DAY_MINUTES,
      closes: closes - begins * DAY_MINUTES,
    }))
  const rests = of(day - 1)
    .filter(isCut)
    .map(({ closes }) => ({ opens: 0, closes: closes - DAY_MINUTES }))
    .filter(({ closes }) => closes > 0)
  const own = of(day).map((span) => (isCut(span) ? { ...span, closes: DAY_MINUTES } : span))
  return joined([...rests, ...own])
}

function isCut({ opens, closes }: Span): boolean {
  return closes >= DAY_MINUTES + NOON || closes - opens >= DAY_MINUTES
}

/** Times without a break between them as one, where one can be written. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    const closes = Math.max(last?.closes ?? 0, span.closes)
    if (last && span.opens <= last.closes && closes <= DAY_MINUTES) last.closes = closes
    else found.push({ ...span })
  }
  return found
}

function periodOn(index: number) {
  return ({ opens, closes }: Span): TimePeriod => {
    const isNext = closes > DAY_MINUTES
    return {
      openDay: nameOf(index),
      openTime: timeOf(opens),
      closeDay: nameOf(isNext ? index + 1 : index),
      closeTime: timeOf(isNext ? closes - DAY_MINUTES : closes),
    }
  }
}

function nameOf(index: number): DayOfWeek {
  return DAYS[index % DAYS.length] ?? 'MONDAY'
}

function specialOn(day: Day, spans: readonly Span[]): SpecialHourPeriod[] {
  const startDate = dateIn(day)
  if (spans.length === 0) return [{ startDate, closed: true }]
  return spans.flatMap(halves).map(({ opens, closes }) => {
    const isNext = closes > DAY_MINUTES
    return {
      startDate,
      openTime: timeOf(opens),
      endDate: dateIn(isNext ? day + 1 : day),
      closeTime: timeOf(isNext ? closes - DAY_MINUTES : closes),
    }
  })
}

/** A special time is shorter than a day: a whole one is written as two. */
function halves(span: Span): Span[] {
  if (span.closes - span.opens < DAY_MINUTES) return [span]
  return [
    { ...span, closes: NOON },
    { ...span, opens: NOON },
  ]
}

function timeOf(minutes: number): TimeOfDay {
  const rest = minutes % 60
  return { hours: Math.floor(minutes / 60), ...(rest > 0 && { minutes: rest }) }
}

function dateIn(day: Day): GoogleDate {
  const { year, month, date } = dateOf(day)
  return { year, month, day: date }
}
