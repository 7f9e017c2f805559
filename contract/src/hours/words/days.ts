import { WEEKDAYS, type Weekday } from '../calendar.ts'
import type { OpeningHours, ServiceDay } from '../opening-hours.ts'
import { holidayRule } from '../service-days.ts'

/** Weekdays by their `names`, Monday first, three or more in a row as a range with `dash`. */
export function weekdayRuns(
  days: readonly ServiceDay[],
  names: readonly string[],
  dash: string,
): string[] {
  const runs: Weekday[][] = []
  for (const [index, weekday] of WEEKDAYS.entries()) {
    if (!days.includes(weekday)) continue
    const before = WEEKDAYS[index - 1]
    const run = runs.at(-1)
    if (run && run.at(-1) === before) run.push(weekday)
    else runs.push([weekday])
  }
  return runs.flatMap((run) => {
    const said = run.map((weekday) => nameOf(weekday, names))
    return said.length < 3 ? said : [said[0] + dash + said.at(-1)]
  })
}

/** A weekday by the `names`, Monday first. */
export function nameOf(weekday: Weekday, names: readonly string[]): string {
  return names[WEEKDAYS.indexOf(weekday)] ?? ''
}

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
