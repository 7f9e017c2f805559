import { DAY_BEGINS } from '@noren/contract/hours/business-day'
import { DAY_MINUTES, readClock, writeClock } from '@noren/contract/hours/clock'

/** A time of a day of business, `25:30`, as a browser's field for times has it: `01:30`. */
export function fieldOfClock(time: string): string {
  const minutes = readClock(time)
  return minutes === null ? '' : writeClock(minutes % DAY_MINUTES)
}

/** The time of a day of business that such a field means, before five in the morning one of its night; `null` while it is empty. */
export function clockOfField(typed: string): string | null {
  const minutes = readClock(typed)
  if (minutes === null) return null
  return writeClock(minutes < DAY_BEGINS ? minutes + DAY_MINUTES : minutes)
}
