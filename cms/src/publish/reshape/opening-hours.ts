import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { withStanding } from '@noren/contract/standing/hours'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Closure } from '../../payload-types.ts'
import { localized } from '../per-language.ts'
import type { RestaurantWithFacts } from '../with-facts.ts'
import { reshapeStanding } from './standing.ts'

type WithHours = Pick<RestaurantWithFacts, 'openingHours' | 'closures'> &
  Partial<Pick<RestaurantWithFacts, 'standing'>>

/** The structured opening hours in canonical form, closed while it pauses or has closed; `null` without any. */
export function reshapeOpeningHours(doc: WithHours): OpeningHours | null {
  return withStanding(ownHours(doc), reshapeStanding(doc))
}

function ownHours(doc: WithHours): OpeningHours | null {
  const { openingHours } = doc
  const closures = doc.closures ?? []
  if (!openingHours) return null
  return readOpeningHours({
    sessions: openingHours.sessions,
    closedDays: openingHours.closedDays,
    closedNth: (openingHours.closedNth ?? []).map(({ weekday, nth }) => ({
      weekday,
      nth: nth.map(Number),
    })),
    closedDayOnHoliday: openingHours.closedDayOnHoliday,
    closures: closures.filter(({ times }) => !times?.length).map(daysOf),
    specialHours: closures.flatMap((row) =>
      (row.times ?? []).map((times) => ({ ...times, ...daysOf(row) })),
    ),
  })
}

function daysOf({ from, to, reason, banner }: Closure) {
  return {
    from: dayOf(from),
    to: dayOf(to),
    reason: localized(reason),
    banner,
  }
}
