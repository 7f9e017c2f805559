import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { DEFAULT_LANGUAGE, type PerLanguage } from '@noren/contract/language'
import type { Restaurant } from '../../payload-types.ts'
import { localized } from '../per-language.ts'

type WithHours = Pick<Restaurant, 'openingHours'>

/** The structured opening hours in canonical form; `null` when none were given. */
export function reshapeOpeningHours(doc: PerLanguage<WithHours>): OpeningHours | null {
  const { openingHours } = doc[DEFAULT_LANGUAGE]
  if (!openingHours) return null
  return readOpeningHours({
    sessions: openingHours.sessions,
    closedDays: openingHours.closedDays,
    closedNth: (openingHours.closedNth ?? []).map(({ weekday, nth }) => ({
      weekday,
      nth: nth.map(Number),
    })),
    closedDayOnHoliday: openingHours.closedDayOnHoliday,
    closures: (openingHours.closures ?? []).map(({ from, to, banner }, index) => ({
      from: dayOf(from),
      to: dayOf(to),
      reason: localized(doc, ({ openingHours }) => openingHours?.closures?.[index]?.reason),
      banner,
    })),
    specialHours: (openingHours.specialHours ?? []).map(({ from, to, ...times }, index) => ({
      ...times,
      from: dayOf(from),
      to: dayOf(to),
      reason: localized(doc, ({ openingHours }) => openingHours?.specialHours?.[index]?.reason),
    })),
  })
}

/** A day picked in the desk, which keeps it as noon UTC of that day. */
function dayOf(date: string): string {
  return date.slice(0, 10)
}
