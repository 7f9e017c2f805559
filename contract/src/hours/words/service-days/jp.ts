import { isEveryDay, weekdayRuns } from '../../day-runs.ts'
import type { ServiceDay } from '../../opening-hours.ts'

/** 月〜木・祝日, by the names of the weekdays. */
export function serviceDays(days: readonly ServiceDay[], weekdays: readonly string[]): string {
  if (isEveryDay(days)) return '毎日'
  return [
    ...weekdayRuns(days, weekdays, '〜'),
    ...(days.includes('holiday') ? ['祝日'] : []),
    ...(days.includes('holidayEve') ? ['祝前日'] : []),
  ].join('・')
}
