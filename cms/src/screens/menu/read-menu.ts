import { readObject, readText } from '@noren/contract/json'
import type { PayloadRequest } from 'payload'
import { smallPicture } from '../../content/library/media/small-picture.ts'
import { tidied } from './categories.ts'
import { type Dish, readDishes } from './dish.ts'
import { readMenus } from './menus.ts'
import type { MenuState } from './send-menu.ts'

/** Reads the menu with the rights of the signed-in user; `null` where they may see no such restaurant. */
export async function readMenu(req: PayloadRequest, id: number): Promise<MenuState | null> {
  const restaurant = await req.payload.findByID({
    collection: 'restaurants',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    select: { _status: true },
    req,
  })
  if (!restaurant) return null
  const docs = await dishesOf(req, id)
  const menus = readMenus(await menusOf(req, id))
  const dishes = tidied(readDishes(docs), menus)
  return {
    dishes,
    menus,
    photos: await photosOf(req, dishes),
    statements: statementsIn(docs),
    isShown: restaurant._status === 'published',
  }
}

/** The documents of a restaurant's dishes in all languages, in the order visitors see them. */
export function dishesOf(req: PayloadRequest, restaurant: number) {
  return factsOf(req, 'dishes', restaurant)
}

/** The documents of its menus, as its dishes. */
export function menusOf(req: PayloadRequest, restaurant: number) {
  return factsOf(req, 'menus', restaurant)
}

async function factsOf<Kind extends 'dishes' | 'menus'>(
  req: PayloadRequest,
  collection: Kind,
  restaurant: number,
) {
  const { docs } = await req.payload.find({
    collection,
    where: { restaurant: { equals: restaurant } },
    depth: 0,
    locale: 'all',
    pagination: false,
    req,
  })
  return docs
}

function statementsIn(docs: readonly object[]): MenuState['statements'] {
  return Object.fromEntries(
    docs.map(readObject).flatMap(({ id, allergensStatedAt, allergensStatedBy }) => {
      const at = readText(allergensStatedAt)
      return at ? [[readText(id), { at, by: readText(allergensStatedBy) || null }]] : []
    }),
  )
}

async function photosOf(
  req: PayloadRequest,
  dishes: readonly Dish[],
): Promise<MenuState['photos']> {
  const ids = dishes.flatMap(({ photo }) => photo ?? [])
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return Object.fromEntries(docs.map((picture) => [picture.id, smallPicture(picture) ?? '']))
}
