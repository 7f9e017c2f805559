import type { FullSitting } from '@noren/contract/hours/full'
import { dayOf } from '../../content/model/fields/day.ts'
import type { RestaurantWithFacts } from '../with-facts.ts'

/** The days and sittings that are full, by day; one that staff marked twice is there once. */
export function fullFromDesk({ booked }: Pick<RestaurantWithFacts, 'booked'>): FullSitting[] {
  const marks = (booked ?? []).map(({ day, sitting }) => ({
    day: dayOf(day),
    ...(sitting && { sitting }),
  }))
  const keyOf = (mark: FullSitting) => `${mark.day} ${mark.sitting ?? ''}`
  const once = new Map(marks.map((mark) => [keyOf(mark), mark]))
  return [...once.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
