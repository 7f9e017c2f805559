import { type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { saveMany } from '../../base/payload-insides/save-many.ts'
import { longestRising, type MenuChanges } from './changes.ts'
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
  const { payload } = req
  const places = newPlaces(dishes, docs)
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
    await refusing(dish, () =>
      stored.has(id)
        ? payload.update({
            collection: 'dishes',
            id,
            data: { ...data, ...(trashed.has(id) && { deletedAt: null }) },
            locale,
            depth: 0,
            trash: true,
            req,
          })
        : payload.create({
            collection: 'dishes',
            data: { id, restaurant, place: '', ...data },
            locale,
            depth: 0,
            req,
          }),
    )
  })
  const deletedAt = new Date().toISOString()
  const removed = changes.removed.filter(({ id }) => stored.has(id))
  await saveMany(req, removed, ({ id }, req) =>
    payload.update({
      collection: 'dishes',
      id,
      data: { deletedAt },
      locale,
      depth: 0,
      trash: true,
      req,
    }),
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

/** The new positions of the dishes that need one: those outside the longest part that is in order. */
function newPlaces(dishes: readonly Dish[], docs: readonly Stored[]): Map<string, string> {
  const placeOf = new Map(docs.map(({ id, place }) => [id, place]))
  const stored = dishes.filter(({ id }) => placeOf.has(id))
  const staying = new Set(longestRising(stored, ({ id }) => placeOf.get(id) ?? ''))
  const places = new Map<string, string>()
  let before: string | null = null
  let going: Dish[] = []
  const settle = (next: string | null) => {
    const keys = generateNKeysBetween(before, next, going.length)
    for (const [index, { id }] of going.entries()) places.set(id, keys[index] ?? '')
    going = []
    before = next
  }
  for (const dish of dishes) {
    const place = placeOf.get(dish.id)
    if (staying.has(dish) && place !== undefined) settle(place)
    else going.push(dish)
  }
  settle(null)
  return places
}
