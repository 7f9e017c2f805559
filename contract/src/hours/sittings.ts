import type { Day } from './calendar.ts'
import { DAY_MINUTES, readClock } from './clock.ts'
import { type LabelledTimes, serviceOn } from './day-rules.ts'
import type { OpeningHours, SessionLabel } from './opening-hours.ts'
import type { TokyoMinute } from './tokyo-clock.ts'

/** A session on one day, in minutes on Tokyo's clock. It belongs to the day it begins on. */
export type Sitting = {
  opens: TokyoMinute
  closes: TokyoMinute
  lastOrder: TokyoMinute | null
  /** What staff call it; without a name of theirs, what it is called by the time it opens. */
  label: SessionLabel
}

/** A sitting that opens earlier is lunch, in minutes from midnight. */
const DINNER_OPENS = 15 * 60

/** The sittings that begin on a day, in order; none when the restaurant is closed. */
export function sittingsOn(hours: OpeningHours, day: Day): Sitting[] {
  return serviceOn(hours, day)
    .times.map((times) => sittingOf(times, day))
    .sort((a, b) => a.opens - b.opens)
}

function sittingOf(times: LabelledTimes, day: Day): Sitting {
  const midnight = day * DAY_MINUTES
  const lastOrder = readClock(times.lastOrder)
  const opens = readClock(times.opens) ?? 0
  return {
    opens: midnight + opens,
    closes: midnight + (readClock(times.closes) ?? 0),
    lastOrder: lastOrder === null ? null : midnight + lastOrder,
    label: times.label ?? (opens < DINNER_OPENS ? 'lunch' : 'dinner'),
  }
}
