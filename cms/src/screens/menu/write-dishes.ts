import { type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { saveMany } from '../../base/payload-insides/save-many.ts'
import { changeFact, createFact } from '../../content/model/write-fact.ts'
import type { MenuChanges } from './changes.ts'
import { type Dish, dataOf } from './dish.ts'

/** Payload's errors about a dish. */
export class RefusedDish extends Error {
  readonly dish: Dish
  readonly errors: ValidationFieldError[]

  constructor(dish: Dish, errors: ValidationFieldError[]) {
    super('A dish is refused.')
    this.dish = dish
    this.errors = errors
  }
}

type Stored = { id: string; place: string }

type Menu = {
  restaurant: number
  /** The existing documents. */
  docs: readonly Stored[]
  /** The dishes to store, in their order. */
  dishes: readonly Dish[]
  changes: MenuChanges
}

/** Writes the changes to a menu: each dish is a document with its history, and all are saved together. */
export async function writeDishes(req: PayloadRequest, menu: Menu): Promise<void> {
  const { restaurant, docs, dishes, changes } = menu
  const places = newPlaces(menu)
  const to = new Map(changes.changed.map(({ id, to }) => [id, to]))
  const added = new Set(changes.added.map(({ dish }) => dish.id))
  const trashed = await trashedAmong(req, menu, added)
  const stored = new Set([...docs.map(({ id }) => id), ...trashed])
  await saveMany(req, dishes, async (dish, req) => {
    const { id, ...fields } = dish
    const place = places.get(id)
    const said = added.has(id) ? fields : to.get(id)
    if (!said && place === undefined) return
    const data = { ...dataOf(said ?? {}), ...(place !== undefined && { place }) }
    const again = trashed.has(id) && { deletedAt: null }
    req.locale = locale
    await refusing(dish, () =>
      stored.has(id)
        ? changeFact(req, { slug: 'dishes', id }, { ...data, ...again })
        : createFact(req, 'dishes', { id, restaurant, ...data }),
    )
  })
  const deletedAt = new Date().toISOString()
  const removed = changes.removed.filter(({ id }) => stored.has(id))
  await saveMany(req, removed, ({ id }, req) =>
    changeFact(req, { slug: 'dishes', id }, { deletedAt }),
  )
}

async function refusing(dish: Dish, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw error instanceof ValidationError ? new RefusedDish(dish, error.data.errors) : error
  }
}

/**
 * Those added dishes that are in the trash: adding one again restores it.
 * @throws RefusedDish where another restaurant has the id
 */
async function trashedAmong(
  req: PayloadRequest,
  { restaurant, docs: known, dishes }: Menu,
  added: ReadonlySet<string>,
): Promise<Set<string>> {
  const there = new Set(known.map(({ id }) => id))
  const ids = [...added].filter((id) => !there.has(id))
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'dishes',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  const theirs = new Set(docs.filter((doc) => doc.restaurant !== restaurant).map(({ id }) => id))
  const taken = dishes.find(({ id }) => theirs.has(id))
  if (taken) {
    const message = req.t('error:valueMustBeUnique')
    throw new RefusedDish(taken, [{ path: 'id', message }])
  }
  return new Set(docs.map(({ id }) => id))
}

/** The new positions of the dishes that need one: those added or moved, and those that are not in order. */
function newPlaces({ docs, dishes, changes }: Menu): Map<string, string> {
  const going = new Set([
    ...changes.added.map(({ dish }) => dish.id),
    ...changes.moved.map(({ id }) => id),
  ])
  const placeOf = new Map(docs.map(({ id, place }) => [id, place]))
  const places = new Map<string, string>()
  let before: string | null = null
  let waiting: Dish[] = []
  const isAfter = (place: string) => before === null || before < place
  const settle = (next: string | null) => {
    const keys = generateNKeysBetween(before, next, waiting.length)
    for (const [index, { id }] of waiting.entries()) places.set(id, keys[index] ?? '')
    waiting = []
    before = next
  }
  for (const dish of dishes) {
    const place = going.has(dish.id) ? undefined : placeOf.get(dish.id)
    if (place !== undefined && isAfter(place)) settle(place)
    else waiting.push(dish)
  }
  settle(null)
  return places
}
