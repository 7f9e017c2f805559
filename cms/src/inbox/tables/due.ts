import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import {
  dayOfMinute,
  momentOf,
  type TokyoMinute,
  tokyoMinute,
} from '@noren/contract/hours/tokyo-clock'

/** A period that ends sooner than this after a request came is not counted. */
const ENOUGH_MINUTES = 60
/** An answer that comes later is of no use to the guest. */
const BEFORE_TABLE_MINUTES = 60
/** No one answers faster. */
const AT_LEAST_MINUTES = 30
/** Days searched for the next period. */
const HORIZON_DAYS = 60

/**
 * When a request for a table is late (decision 117): at the end of the restaurant's next opening period, of
 * which at least an hour was left as the request came. An hour before the table at the latest, and half an
 * hour after the request at the soonest. Without known hours it is a day after the request.
 */
export function dueAt(
  hours: OpeningHours | null,
  { date, time }: Pick<TableRequest, 'date' | 'time'>,
  receivedAt: Date,
): Date {
  const received = tokyoMinute(receivedAt)
  const end = (hours && endOfNextPeriod(hours, received)) ?? received + DAY_MINUTES
  const day = readDay(date)
  const clock = readClock(time)
  const latest =
    day === null || clock === null ? end : day * DAY_MINUTES + clock - BEFORE_TABLE_MINUTES
  return momentOf(Math.max(Math.min(end, latest), received + AT_LEAST_MINUTES))
}

function endOfNextPeriod(hours: OpeningHours, received: TokyoMinute): TokyoMinute | null {
  const today = dayOfMinute(received)
  for (let day = today - 1; day <= today + HORIZON_DAYS; day++) {
    const next = sittingsOn(hours, day).find(
      ({ opens, closes }) => opens >= received || closes - received >= ENOUGH_MINUTES,
    )
    if (next) return next.closes
  }
  return null
}
