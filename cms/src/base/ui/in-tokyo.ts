import { businessDayOf } from '@noren/contract/hours/business-day'
import type { Day } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** The format of times in the desk's lists, in either of its languages: `2026-11-22 19:00`. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time on a clock in Japan, wherever the program and its user are: `2026-11-22 19:00`. */
export function inTokyo(moment: Date): string {
  return FORMAT.format(moment)
}

/** The day in Japan at a time: `2026-11-22`. */
export function dayInTokyo(moment: Date): string {
  return inTokyo(moment).slice(0, 10)
}

/** Today for staff: the day of business, which includes the night after midnight. */
export function todayIn(now: Date): Day {
  return businessDayOf(tokyoMinute(now))
}
