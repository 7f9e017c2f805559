import { businessDayOf } from '@noren/contract/hours/business-day'
import type { Day } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** The day that is today for staff: that of business, which the night after midnight belongs to. */
export function todayIn(now: Date): Day {
  return businessDayOf(tokyoMinute(now))
}
