import { isObject } from '../json.ts'

/** The value of `soldOut`, instead of a day, for a dish that is sold out until staff say otherwise. */
export const UNTIL_CHANGED = 'until-told'

/**
 * A restaurant as it is shown on a day of business: dishes sold out on an earlier day are available again.
 * A menu that is no list stays as it is.
 */
export function withoutPastSoldOut(
  restaurant: Record<string, unknown>,
  day: string,
): Record<string, unknown> {
  const { menuItems } = restaurant
  if (!Array.isArray(menuItems)) return restaurant
  return { ...restaurant, menuItems: menuItems.map((dish: unknown) => asOf(dish, day)) }
}

function asOf(dish: unknown, day: string): unknown {
  if (!isObject(dish)) return dish
  const { soldOut, ...others } = dish
  const isPast = typeof soldOut === 'string' && soldOut !== UNTIL_CHANGED && soldOut < day
  return isPast ? others : dish
}
