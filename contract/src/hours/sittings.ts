import type { Day } from './calendar.ts'
import { DAY_MINUTES, readClock } from './clock.ts'
import { serviceOn } from './day-rules.ts'
import type { OpeningHours, Times } from './opening-hours.ts'
import type { TokyoMinute } from './tokyo-clock.ts'

/** A session on one day, in minutes on Tokyo's clock. It belongs to the day it begins on. */
export type Sitting = { opens: TokyoMinute; closes: TokyoMinute; lastOrder: TokyoMinute | null }

/** The sittings that begin on a day, in order; none when the restaurant is closed. */
export function sittingsOn(hours: OpeningHours, day: Day): Sitting[] {
  return serviceOn(hours, day)
    .times.map((times) => sittingOf(times, day))
    .sort((a, b) => a.opens - b.opens)
}

function sittingOf(times: Times, day: Day): Sitting {
  const midnight = day * DAY_MINUTES
  const lastOrder = readClock(times.lastOrder)
  return {
    opens: midnight + (readClock(times.opens) ?? 0),
    closes: midnight + (readClock(times.closes) ?? 0),
    lastOrder: lastOrder === null ? null : midnight + lastOrder,
  }
}
