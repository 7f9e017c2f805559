import { menuAddress } from './menu-address.ts'

/** What a restaurant's dishes are called in the desk, and in what goes out. */
const DISHES: ReadonlySet<string | undefined> = new Set(['menu', 'menuItems'])

/**
 * The screen a document is written on: its form, but for the dishes of a restaurant, which it does not hold.
 * @param path of the field in question
 */
export function screenOf(
  of: { collection: string; id: number | string } | { global: string },
  path: readonly string[] = [],
): string {
  if ('global' in of) return `/admin/globals/${of.global}`
  const { collection, id } = of
  const isOfDish = collection === 'restaurants' && DISHES.has(path[0])
  return isOfDish ? menuAddress(id) : `/admin/collections/${collection}/${id}`
}
