import {
  type Day,
  dayOf,
  WEEKDAYS,
  type Weekday,
  weekdayIndex,
  writeDay,
} from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { type SpecifiedTimes, timesSpecified } from './specified-times.ts'

type DayName = (typeof DAY_NAMES)[Weekday]

/** One entry of schema.org `openingHoursSpecification`. */
export type OpeningHoursSpecification = SpecifiedTimes & {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: DayName[]
  validFrom?: string
  validThrough?: string
}

const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies { [D in Weekday]: string }

/** Days from today that are listed singly where they differ from the week. */
const DAYS_AHEAD = 90

/** A week without public holidays: June has none. */
const ORDINARY_MONDAY = dayOf(2026, 6, 8)

/**
 * The hours for search engines: those of an ordinary week, then each of the next days that differs, such
 * as a public holiday, the evening before one, an nth weekday or a closure. A day's hours have the same
 * source as the page's text ({@link timesSpecified}).
 */
export function openingHoursSpecification(
  hours: OpeningHours,
  today: Day,
): OpeningHoursSpecification[] {
  const regular = { ...hours, closedNth: [], closures: [], specialHours: [] }
  const week = WEEKDAYS.map((_, index) => timesSpecified(regular, ORDINARY_MONDAY + index))
  return [...entriesOfWeek(week), ...entriesOfDays(hours, week, today)]
}

type Week = readonly (readonly SpecifiedTimes[])[]

/** An entry for all weekdays with the same times. */
function entriesOfWeek(week: Week): OpeningHoursSpecification[] {
  const entries = new Map<string, OpeningHoursSpecification & { dayOfWeek: DayName[] }>()
  for (const [index, weekday] of WEEKDAYS.entries()) {
    for (const times of week[index] ?? []) {
      const key = JSON.stringify(times)
      const entry = entries.get(key) ?? { ...TYPE, dayOfWeek: [], ...times }
      entry.dayOfWeek.push(DAY_NAMES[weekday])
      entries.set(key, entry)
    }
  }
  return [...entries.values()]
}

/** One entry for consecutive days with the same hours that differ from the week. */
function entriesOfDays(hours: OpeningHours, week: Week, today: Day): OpeningHoursSpecification[] {
  type Run = { from: Day; through: Day; times: readonly SpecifiedTimes[] }
  const runs: Run[] = []
  let run: Run | null = null
  for (let day = today; day < today + DAYS_AHEAD; day++) {
    const times = timesSpecified(hours, day)
    if (run && !isSame(run.times, times)) run = null
    if (isSame(times, week[weekdayIndex(day)])) continue
    if (!run) {
      run = { from: day, through: day, times }
      runs.push(run)
    }
    run.through = day
  }
  return runs.flatMap(({ from, through, times }) =>
    times.map((each) => ({
      ...TYPE,
      ...each,
      validFrom: writeDay(from),
      validThrough: writeDay(through),
    })),
  )
}

const TYPE = { '@type': 'OpeningHoursSpecification' } as const

function isSame(some: readonly SpecifiedTimes[], others: readonly SpecifiedTimes[] = []): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
