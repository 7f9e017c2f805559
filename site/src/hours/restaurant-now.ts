import { type OpenState, openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'

/** A restaurant that speaks for all, its state, and how many others take orders too. */
export type RestaurantNow<One> = { restaurant: One; state: OpenState; others: number }

/**
 * Of the restaurants that take orders at a moment, the one that stays open longest; else one whose
 * kitchen has closed, or the next to open. `null` where no hours are known.
 */
export function restaurantNow<One extends { openingHours?: OpeningHours }>(
  restaurants: readonly One[],
  at: Date,
): RestaurantNow<One> | null {
  const known = restaurants.flatMap((restaurant) => {
    const { openingHours: hours } = restaurant
    return hours?.sessions.length ? [{ restaurant, state: openState(hours, at) }] : []
  })
  const [first] = known.toSorted((one, other) => lasting(other.state) - lasting(one.state))
  const serving = known.filter(({ state }) => state.open && state.takesOrders).length
  return first ? { ...first, others: Math.max(0, serving - 1) } : null
}

/** More for who closes later; below zero for who is closed, and less for who opens later. */
function lasting(state: OpenState): number {
  if (state.open && !state.takesOrders) return 0
  if (state.open) return state.closesAt?.getTime() ?? Number.MAX_SAFE_INTEGER
  return -(state.opensAt?.getTime() ?? Number.MAX_SAFE_INTEGER)
}
