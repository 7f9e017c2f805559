import type { FullSitting } from '@noren/contract/hours/full'
import { dayOf } from '../../content/model/fields/day.ts'
import type { RestaurantWithFacts } from '../with-facts.ts'

type Marked = Pick<RestaurantWithFacts, 'booked' | 'counted'>

/**
 * The days and sittings that are full, by day: those that staff have marked, and those whose seats are counted
 * as taken; one that is said twice is there once.
 */
export function fullFromDesk({ booked, counted }: Marked): FullSitting[] {
  const marks = (booked ?? []).map(({ day, sitting }) => ({
    day: dayOf(day),
    ...(sitting && { sitting }),
  }))
  const once = new Map([...marks, ...countedAs('full', counted)].map((mark) => [keyOf(mark), mark]))
  return [...once.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** The sittings with few seats left by the count, by day, without those that staff have marked as full. */
export function fewLeftFromDesk({ booked, counted }: Marked): FullSitting[] {
  const isMarked = ({ day, sitting }: FullSitting) =>
    booked?.some((mark) => dayOf(mark.day) === day && (mark.sitting ?? sitting) === sitting)
  return countedAs('few', counted).filter((few) => !isMarked(few))
}

function countedAs(state: 'few' | 'full', counted: Marked['counted']): FullSitting[] {
  return (counted ?? [])
    .filter((each) => each.state === state)
    .map(({ day, sitting }) => ({ day, sitting }))
}

function keyOf({ day, sitting }: FullSitting): string {
  return `${day} ${sitting ?? ''}`
}
