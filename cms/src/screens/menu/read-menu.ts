import { isObject, readObject, readText } from '@noren/contract/json'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { tidied } from './categories.ts'
import { type Dish, isSame, readDishes } from './dish.ts'

const pictureSchema = v.looseObject({ id: v.number(), url: v.nullish(v.string(), '') })

/** Small pictures of dishes: the desk's address of each, by its id. */
export type Photos = Readonly<Record<number, string>>

/** When the allergens of a dish were stated as they are, and by whom. */
export type Statement = { at: string; by: string | null }

/** A restaurant's menu as its screen begins with it. */
export type MenuState = {
  /** What visitors see; where the restaurant was never published, its draft. */
  dishes: Dish[]
  photos: Photos
  /** By the ids of the dishes. */
  statements: Readonly<Record<string, Statement>>
  isShown: boolean
  /** Those of a draft that has others than visitors see: of an older version, or of a program. */
  drafted: Dish[] | null
}

/** Reads the menu as the signed-in user may read it; `null` where there is no such restaurant for them. */
export async function readMenu(req: PayloadRequest, id: number): Promise<MenuState | null> {
  const shown = await readRestaurant(req, id, false)
  if (!shown) return null
  const newest = await readRestaurant(req, id, true)
  const isShown = shown._status === 'published'
  const dishes = menuOf(isShown ? shown : newest)
  const newestDishes = menuOf(newest)
  const drafted = isSame(dishes, newestDishes) ? null : newestDishes
  return {
    dishes,
    photos: await photosOf(req, [...dishes, ...(drafted ?? [])]),
    statements: statementsOf(isShown ? shown : newest),
    isShown,
    drafted,
  }
}

async function readRestaurant(req: PayloadRequest, id: number, draft: boolean) {
  const doc: unknown = await req.payload.findByID({
    collection: 'restaurants',
    id,
    draft,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return isObject(doc) ? doc : null
}

function menuOf(doc: unknown): Dish[] {
  return tidied(readDishes(readObject(doc).menu))
}

function statementsOf(doc: unknown): MenuState['statements'] {
  const { menu } = readObject(doc)
  const rows = Array.isArray(menu) ? menu.filter(isObject) : []
  return Object.fromEntries(
    rows.flatMap(({ id, allergensStatedAt, allergensStatedBy }) => {
      const at = readText(allergensStatedAt)
      return at ? [[readText(id), { at, by: readText(allergensStatedBy) || null }]] : []
    }),
  )
}

async function photosOf(req: PayloadRequest, dishes: readonly Dish[]): Promise<Photos> {
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
  return Object.fromEntries(
    docs.map((doc) => v.parse(pictureSchema, doc)).map(({ id, url }) => [id, readText(url)]),
  )
}
