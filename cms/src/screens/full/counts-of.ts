import { writeDay } from '@noren/contract/hours/calendar'
import type { Payload } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { stateOf } from '../../inbox/seats/count-seats.ts'
import { readCounts } from '../../inbox/seats/read-counts.ts'
import type { MarkedRestaurant } from './full.ts'

/** What screens show of the count of a restaurant's seats. */
type Shown = Pick<MarkedRestaurant, 'seats' | 'counts'>

/** A restaurant's seats as its screens show them: today's sittings, and later ones that visitors are told of. */
export async function countsOf(
  payload: Payload,
  now: Date,
  restaurants: readonly number[],
): Promise<(restaurant: number) => Shown> {
  const counted = await readCounts(payload, now, restaurants)
  const today = writeDay(todayIn(now))
  return (restaurant) => {
    const { seats = null, counts = [] } = counted.get(restaurant) ?? {}
    return { seats, counts: counts.filter((each) => each.day === today || stateOf(each) !== null) }
  }
}
