import type { PayloadRequest } from 'payload'
import type { Words } from '../../base/words.ts'
import { readDish } from './dish.ts'
import { isSoldOut } from './sold-out.ts'

/** How many dishes a menu has, and how many of them are sold out now. */
export type MenuCount = { dishes: number; soldOut: number }

/** The menus of some restaurants, by their ids, as far as the user may read them. */
export async function countMenus(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  restaurants: readonly number[],
): Promise<(restaurant: number) => MenuCount> {
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { restaurant: { in: restaurants } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { restaurant: true, soldOut: true, soldOutOn: true },
  })
  const menus = Map.groupBy(docs, ({ restaurant }) => Number(restaurant))
  return (restaurant) => {
    const dishes = menus.get(restaurant) ?? []
    const soldOut = dishes.filter((dish) => isSoldOut(readDish(dish)))
    return { dishes: dishes.length, soldOut: soldOut.length }
  }
}

/** How many dishes of a menu are sold out; empty where none is. */
export function soldOutCount({ soldOut }: MenuCount): Words {
  return soldOut === 0
    ? { en: '', ja: '' }
    : { en: `${soldOut} sold out`, ja: `売り切れ${soldOut}品` }
}
