import { isEveryDay, weekdayRuns } from '../../day-runs.ts'
import type { ServiceDay } from '../../opening-hours.ts'

/** `Monday–Thursday and public holidays`, by the names of the weekdays. */
export function serviceDays(days: readonly ServiceDay[], weekdays: readonly string[]): string {
  if (isEveryDay(days)) return 'Every day'
  const said = list([
    ...weekdayRuns(days, weekdays, '–'),
    ...(days.includes('holiday') ? ['public holidays'] : []),
    ...(days.includes('holidayEve') ? ['days before public holidays'] : []),
  ])
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
