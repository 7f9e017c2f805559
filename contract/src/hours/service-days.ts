import { DAY_MINUTES, readClock } from './clock.ts'
import { isEveryDay } from './day-runs.ts'
import type {
  ClosingDay,
  HolidayRule,
  OpeningHours,
  ServiceDay,
  Session,
  Times,
} from './opening-hours.ts'

/** The days a session is regularly served: those it names, except days of rest. */
export function servedDays(hours: OpeningHours, session: Session): ServiceDay[] {
  const closed = new Set<ServiceDay | ClosingDay>(hours.closedDays)
  return session.days.filter((day) => !closed.has(day))
}

/**
 * What applies when a day of rest is a public holiday: the stated rule, or `closed` where no session could
 * be served then or public holidays are days of rest themselves.
 */
export function holidayRule(hours: OpeningHours): HolidayRule {
  const { sessions, closedDays, closedNth, closedDayOnHoliday } = hours
  const isServed = (day: ServiceDay) => sessions.some(({ days }) => days.includes(day))
  const weekdays = [...closedDays, ...closedNth.map(({ weekday }) => weekday)]
  const canOpen =
    !closedDays.includes('holiday') && (isServed('holiday') || weekdays.every(isServed))
  return canOpen ? closedDayOnHoliday : 'closed'
}

/** Whether times of service run from midnight to midnight without a last order. */
export function isAllDay({ opens, closes, lastOrder }: Times): boolean {
  return opens === '00:00' && closes === '24:00' && lastOrder === undefined
}

/**
 * Whether a restaurant is open around the clock on the days of a session: from midnight to midnight, or
 * every day from some time to the same time of the next day.
 */
export function isAroundTheClock(hours: OpeningHours, session: Session): boolean {
  if (isAllDay(session)) return true
  const { sessions, closedDays, closedNth } = hours
  const neverRests = closedDays.length === 0 && closedNth.length === 0 && sessions.length === 1
  const lasts = (readClock(session.closes) ?? 0) - (readClock(session.opens) ?? 0)
  return isEveryDay(session.days) && neverRests && lasts === DAY_MINUTES
}
