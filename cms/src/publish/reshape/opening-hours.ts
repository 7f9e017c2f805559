import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { DEFAULT_LANGUAGE, type PerLanguage } from '@noren/contract/language'
import type { Closure } from '../../payload-types.ts'
import type { House } from '../houses.ts'
import { localized, rowsOf } from '../per-language.ts'

type WithHours = Pick<House, 'openingHours' | 'closures'>

/** The structured opening hours in canonical form; `null` when none were given. */
export function reshapeOpeningHours(doc: PerLanguage<WithHours>): OpeningHours | null {
  const { openingHours } = doc[DEFAULT_LANGUAGE]
  if (!openingHours) return null
  const rows = rowsOf(doc, ({ closures }) => closures)
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

/** A day picked in the desk, which keeps it as noon UTC of that day. */
function dayOf(date: string): string {
  return date.slice(0, 10)
}
