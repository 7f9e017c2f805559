import { businessDayOf } from '@noren/contract/hours/business-day'
import type { Day } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** As the desk's lists write a moment, in either of its languages: `2026-11-22 19:00`. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment on a clock in Japan, wherever the program and its reader are: `2026-11-22 19:00`. */
export function inTokyo(moment: Date): string {
  return FORMAT.format(moment)
}

/** The day it is in Japan at a moment: `2026-11-22`. */
export function dayInTokyo(moment: Date): string {
  return inTokyo(moment).slice(0, 10)
}

/** The day that is today for staff: that of business, which the night after midnight belongs to. */
export function todayIn(now: Date): Day {
  return businessDayOf(tokyoMinute(now))
}
