import { isObject, readList } from '../json.ts'
import { readDay, writeDay } from './calendar.ts'
import { SESSION_LABELS, type SessionLabel } from './opening-hours.ts'

/** A day of business, `YYYY-MM-DD`, without a free table: the whole day, or at one sitting of it. */
export type FullSitting = { day: string; sitting?: SessionLabel }

/** What a restaurant says of its free tables. */
export type FreeTables = {
  /** The days and sittings without any. */
  full?: FullSitting[]
  /** Those with few. */
  fewLeft?: FullSitting[]
}

/** Reads a list; leaves out what it does not know, since half of a mark would close a whole day. */
export function readFull(raw: unknown): FullSitting[] {
  return readList(raw, (item) => {
    const day = isObject(item) ? readDay(item.day) : null
    if (!isObject(item) || day === null) return null
    const sitting = SESSION_LABELS.find((label) => label === item.sitting)
    if (item.sitting !== undefined && !sitting) return null
    return { day: writeDay(day), ...(sitting && { sitting }) }
  })
}

/** Reads both lists of a restaurant; one that is empty is left out. */
export function readFreeTables(raw: Record<string, unknown>): FreeTables {
  const [full, fewLeft] = [readFull(raw.full), readFull(raw.fewLeft)]
  return { ...(full.length > 0 && { full }), ...(fewLeft.length > 0 && { fewLeft }) }
}

/** A restaurant as it is shown on a day of business: what was said of an earlier day is over. */
export function withoutPastFull(
  restaurant: Record<string, unknown>,
  today: string,
): Record<string, unknown> {
  if (restaurant.full === undefined && restaurant.fewLeft === undefined) return restaurant
  const { full, fewLeft, ...others } = restaurant
  const toCome = (list: unknown) => readFull(list).filter(({ day }) => day >= today)
  return { ...others, ...readFreeTables({ full: toCome(full), fewLeft: toCome(fewLeft) }) }
}
