import { type Day, readDay } from '@noren/contract/hours/calendar'
import { dayInTokyo } from '../ui/in-tokyo.ts'

/** The day it is in Japan at a moment. */
export function todayIn(now: Date): Day {
  const day = readDay(dayInTokyo(now))
  if (day === null) throw new Error(`${now} is on no day`)
  return day
}
