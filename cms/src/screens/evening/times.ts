import type { Day } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, writeClock } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** Minutes between two times to choose. */
const STEP = 30
/** Guests still come this long after the time of a choice, in minutes. */
const AFTER = 60
/** Where the hours of a day are not known, or it has none. */
const USUAL = { from: 11 * 60, to: 21 * 60 }

/** The times of a day to choose from, `19:30`: those of its sittings that are not over by now. */
export function timesOn(hours: OpeningHours | null, day: Day, now: TokyoMinute): string[] {
  const midnight = day * DAY_MINUTES
  const sittings = hours ? sittingsOn(hours, day) : []
  const spans = sittings.map(({ opens, closes, lastOrder }) => ({
    from: opens - midnight,
    to: (lastOrder ?? closes - STEP) - midnight,
  }))
  const all = (spans.length > 0 ? spans : [USUAL]).flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, at) => from + at * STEP),
  )
  const coming = all.filter((minutes) => midnight + minutes > now - AFTER)
  return (coming.length > 0 ? coming : all).map(writeClock)
}
