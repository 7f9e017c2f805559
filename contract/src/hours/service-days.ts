import { WEEKDAYS } from './calendar.ts'
import { DAY_MINUTES, readClock } from './clock.ts'
import type {
  ClosingDay,
  HolidayRule,
  OpeningHours,
  ServiceDay,
  Session,
  Times,
} from './opening-hours.ts'

/** Whether the days hold every weekday. */
export function isEveryDay(days: readonly ServiceDay[]): boolean {
  return WEEKDAYS.every((weekday) => days.includes(weekday))
}

/** The days a session is regularly served: those it names, without the days of rest. */
export function servedDays(hours: OpeningHours, session: Session): ServiceDay[] {
  const closed = new Set<ServiceDay | ClosingDay>(hours.closedDays)
  return session.days.filter((day) => !closed.has(day))
}

/**
 * What holds when a day of rest is a public holiday: the rule as stated, or `closed` where no
 * session could be served on such a day, or public holidays are days of rest themselves.
 */
export function holidayRule(hours: OpeningHours): HolidayRule {
  const { sessions, closedDays, closedNth, closedDayOnHoliday } = hours
  const isServed = (day: ServiceDay) => sessions.some(({ days }) => days.includes(day))
  const weekdays = [...closedDays, ...closedNth.map(({ weekday }) => weekday)]
  const canOpen =
    !closedDays.includes('holiday') && (isServed('holiday') || weekdays.every(isServed))
  return canOpen ? closedDayOnHoliday : 'closed'
}

/** Whether times of service are a day from midnight to midnight, with no last order in it. */
export function isAllDay({ opens, closes, lastOrder }: Times): boolean {
  return opens === '00:00' && closes === '24:00' && lastOrder === undefined
}

/**
 * Whether a house is open around the clock on the days of a session: from midnight to midnight, or
 * from any time to the same of the next day where that is every day.
 */
export function isAroundTheClock(hours: OpeningHours, session: Session): boolean {
  if (isAllDay(session)) return true
  const { sessions, closedDays, closedNth } = hours
  const neverRests = closedDays.length === 0 && closedNth.length === 0 && sessions.length === 1
  const lasts = (readClock(session.closes) ?? 0) - (readClock(session.opens) ?? 0)
  return isEveryDay(session.days) && neverRests && lasts === DAY_MINUTES
}
