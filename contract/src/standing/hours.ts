import type { Day } from '../hours/calendar.ts'
import type { OpeningHours } from '../hours/opening-hours.ts'
import { sittingsOn } from '../hours/sittings.ts'
import { dayOfMinute, type TokyoMinute } from '../hours/tokyo-clock.ts'
import type { Standing } from './standing.ts'

/** The last day of a closure without an end: the last that four digits of a year can write. */
const NO_END = '9999-12-31'

const NO_HOURS: OpeningHours = {
  sessions: [],
  closedDays: [],
  closedNth: [],
  closedDayOnHoliday: 'closed',
  closures: [],
}

/**
 * The hours of a restaurant that pauses or closes for good: closed on all these days, so that whatever reads
 * hours knows it, also a site that knows nothing of standings. The page says it in words of its own, so
 * notices leave such a closure out.
 */
export function withStanding(
  hours: OpeningHours | null,
  standing: Standing | null,
): OpeningHours | null {
  if (!standing || standing.kind === 'moves') return hours
  const { from, to = NO_END } = standing
  const away = { from, to, reason: {}, quiet: true as const }
  const own = hours ?? NO_HOURS
  return { ...own, closures: [...own.closures.filter(({ quiet }) => !quiet), away] }
}

/**
 * The day by which a restaurant's standing is read: that of Tokyo's calendar from its first minute on, but
 * yesterday while a sitting of yesterday lasts.
 */
export function standingDay(hours: OpeningHours | null | undefined, now: TokyoMinute): Day {
  const today = dayOfMinute(now)
  const lasts = hours && sittingsOn(hours, today - 1).some(({ closes }) => now < closes)
  return lasts ? today - 1 : today
}
