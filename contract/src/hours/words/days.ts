import type { OpeningHours, ServiceDay } from '../opening-hours.ts'
import { holidayRule } from '../service-days.ts'

/** The days with separate hours on which a day of rest nevertheless stays one. */
export function staysClosed(hours: OpeningHours): { holiday: boolean; eve: boolean } {
  const isServed = (day: ServiceDay) => hours.sessions.some(({ days }) => days.includes(day))
  const restsOnHolidays = hours.closedDays.includes('holiday')
  return {
    holiday: !restsOnHolidays && holidayRule(hours) === 'closed' && isServed('holiday'),
    eve: isServed('holidayEve'),
  }
}

/** A time as a clock shows it, `9:00`, also past midnight: 26 hours are `2:00`. */
export function clockFace(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}
