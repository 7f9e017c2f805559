import { WEEKDAYS, type Weekday } from './calendar.ts'
import type { ServiceDay } from './opening-hours.ts'

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

/** Whether the days hold every weekday. */
export function isEveryDay(days: readonly ServiceDay[]): boolean {
  return WEEKDAYS.every((weekday) => days.includes(weekday))
}
