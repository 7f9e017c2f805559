import { isObject, readList } from '../json.ts'
import { readDay, writeDay } from './calendar.ts'
import { SESSION_LABELS, type SessionLabel } from './opening-hours.ts'

/** A day of business, `YYYY-MM-DD`, without a free table: the whole day, or at one sitting of it. */
export type FullSitting = { day: string; sitting?: SessionLabel }

/** Reads the list; leaves out what it does not know, since half of a mark would close a whole day. */
export function readFull(raw: unknown): FullSitting[] {
  return readList(raw, (item) => {
    const day = isObject(item) ? readDay(item.day) : null
    if (!isObject(item) || day === null) return null
    const sitting = SESSION_LABELS.find((label) => label === item.sitting)
    if (item.sitting !== undefined && !sitting) return null
    return { day: writeDay(day), ...(sitting && { sitting }) }
  })
}

/** A restaurant as it is shown on a day of business: what was full on an earlier day is over. */
export function withoutPastFull(
  restaurant: Record<string, unknown>,
  today: string,
): Record<string, unknown> {
  if (restaurant.full === undefined) return restaurant
  const { full, ...others } = restaurant
  const left = readFull(full).filter(({ day }) => day >= today)
  return left.length > 0 ? { ...others, full: left } : others
}
