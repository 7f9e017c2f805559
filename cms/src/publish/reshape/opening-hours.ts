import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { DEFAULT_LANGUAGE, type PerLanguage } from '@noren/contract/language'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Closure } from '../../payload-types.ts'
import { localized, rowsPerLanguage } from '../per-language.ts'
import type { RestaurantWithFacts } from '../with-facts.ts'

type WithHours = Pick<RestaurantWithFacts, 'openingHours' | 'closures'>

/** The structured opening hours in canonical form; `null` without any. */
export function reshapeOpeningHours(doc: PerLanguage<WithHours>): OpeningHours | null {
  const { openingHours } = doc[DEFAULT_LANGUAGE]
  if (!openingHours) return null
  const rows = rowsPerLanguage(doc, ({ closures }) => closures)
  return readOpeningHours({
    sessions: openingHours.sessions,
    closedDays: openingHours.closedDays,
    closedNth: (openingHours.closedNth ?? []).map(({ weekday, nth }) => ({
      weekday,
      nth: nth.map(Number),
    })),
    closedDayOnHoliday: openingHours.closedDayOnHoliday,
    closures: rows.filter(({ en }) => !en.times?.length).map(daysOf),
    specialHours: rows.flatMap((row) =>
      (row.en.times ?? []).map((times) => ({ ...times, ...daysOf(row) })),
    ),
  })
}

function daysOf(row: PerLanguage<Closure>) {
  const { from, to, banner } = row.en
  return {
    from: dayOf(from),
    to: dayOf(to),
    reason: localized(row, ({ reason }) => reason),
    banner,
  }
}
