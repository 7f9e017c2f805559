import { isObject } from '../json.ts'

/** What a dish's `soldOut` says instead of a day, where it is sold out until somebody says otherwise. */
export const UNTIL_TOLD = 'until-told'

/**
 * A restaurant as it is to be shown on a day of business: dishes that were sold out on an earlier
 * day are to be had again. Its menu is left as it is where it is no list.
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
  const isPast = typeof soldOut === 'string' && soldOut !== UNTIL_TOLD && soldOut < day
  return isPast ? others : dish
}
