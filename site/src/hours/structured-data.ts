import type { Weekday } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock, writeClock } from '@noren/contract/hours/clock'
import type { OpeningHours, ServiceDay, Session, Times } from '@noren/contract/hours/opening-hours'
import { servedDays } from '@noren/contract/hours/service-days'

type DayName = (typeof DAY_NAMES)[keyof typeof DAY_NAMES]

/** One entry of schema.org `openingHoursSpecification`. */
export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: DayName[]
  opens: string
  closes: string
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
  holiday: 'PublicHolidays',
} as const satisfies { [D in Weekday | 'holiday']: string }

/** How schema.org says that a house is closed: it opens and closes at midnight. */
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const

/**
 * The hours for search engines: each session, rest on public holidays, temporary closures and
 * special hours.
 * Days before a holiday and nth weekdays have no word there and are left out. A time past midnight
 * is written as that of the next day; the end of a day is 23:59, since 00:00 would mean closed.
 */
export function openingHoursSpecification(hours: OpeningHours): OpeningHoursSpecification[] {
  return [
    ...hours.sessions.flatMap((session) => ofSession(session, servedDays(hours, session))),
    ...(hours.closedDays.includes('holiday')
      ? [{ ...CLOSED, dayOfWeek: [DAY_NAMES.holiday] }]
      : []),
    ...hours.closures.map(({ from, to }) => ({
      ...CLOSED,
      validFrom: from,
      validThrough: to,
    })),
    ...(hours.specialHours ?? []).map(({ from, to, ...times }) => ({
      ...ofTimes(times),
      validFrom: from,
      validThrough: to,
    })),
  ]
}

function ofSession(session: Session, days: ServiceDay[]): OpeningHoursSpecification[] {
  const dayOfWeek = days.flatMap((day) => (day === 'holidayEve' ? [] : [DAY_NAMES[day]]))
  if (dayOfWeek.length === 0) return []
  return [{ ...ofTimes(session), dayOfWeek }]
}

function ofTimes({ opens, closes }: Times): OpeningHoursSpecification {
  const end = readClock(closes) ?? 0
  return {
    '@type': 'OpeningHoursSpecification',
    opens,
    closes: end === DAY_MINUTES ? '23:59' : writeClock(end % DAY_MINUTES),
  }
}
