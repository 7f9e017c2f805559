import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import type { Restaurant } from '../../payload-types.ts'
import { type Both, localized } from '../both.ts'

/** The structured opening hours in canonical form; `null` when none were given. */
export function reshapeOpeningHours(doc: Both<Restaurant>): OpeningHours | null {
  const { en, jp } = { en: doc.en.openingHours, jp: doc.jp.openingHours }
  if (!en) return null
  return readOpeningHours({
    sessions: en.sessions,
    closedDays: en.closedDays,
    closedNth: (en.closedNth ?? []).map(({ weekday, nth }) => ({ weekday, nth: nth.map(Number) })),
    closedDayOnHoliday: en.closedDayOnHoliday,
    closures: (en.closures ?? []).map(({ from, to, reason }, index) => ({
      from: dayOf(from),
      to: dayOf(to),
      reason: localized<string | null | undefined>(
        { en: reason, jp: jp?.closures?.[index]?.reason },
        (own) => own,
      ),
    })),
  })
}

/** A day picked in the desk, which keeps it as noon UTC of that day. */
function dayOf(date: string): string {
  return date.slice(0, 10)
}
