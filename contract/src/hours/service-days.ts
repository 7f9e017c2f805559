import type { ClosingDay, HolidayRule, OpeningHours, ServiceDay, Session } from './opening-hours.ts'

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
