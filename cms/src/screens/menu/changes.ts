import * as v from 'valibot'
import { type Dish, type DishField, dishSchema, isSame, type Said } from './dish.ts'
import { menuChangesSchema } from './menus.ts'

/** Far more than a restaurant may have. */
const MOST = 1000

const { id, ...fields } = dishSchema.entries
/** The dish before it; `null` at the top. */
const after = v.nullable(id)
const some = v.partial(v.strictObject(fields))

function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.maxLength(MOST))
}

/** Changes to a menu: each with its value before, so that other people's changes are noticed. */
export const changesSchema = v.pipe(
  v.strictObject({
    added: listOf(v.strictObject({ dish: dishSchema, after })),
    changed: listOf(v.strictObject({ id, from: some, to: some })),
    removed: listOf(dishSchema),
    moved: listOf(v.strictObject({ id, after })),
    menus: v.optional(menuChangesSchema),
  }),
  v.check(({ added }) => new Set(added.map(({ dish }) => dish.id)).size === added.length),
)

export type MenuChanges = v.InferOutput<typeof changesSchema>

type Placed = MenuChanges['moved'][number]

/** Two people changed the same thing: a field of a dish, or one of them removed the dish. */
type Clash = { id: string; field: DishField | null }

/** The changes from one state of a menu to another. */
export function changesBetween(base: readonly Dish[], mine: readonly Dish[]): MenuChanges {
  const [was, now] = [byId(base), byId(mine)]
  const movedIds = new Set(moved(base, mine))
  const placed = mine.map((dish, index) => ({ dish, after: mine[index - 1]?.id ?? null }))
  return {
    added: placed.filter(({ dish }) => !was.has(dish.id)),
    changed: mine.flatMap((dish) => {
      const before = was.get(dish.id)
      const fields = before
        ? fieldsOf(dish).filter((each) => !isSame(dish[each], before[each]))
        : []
      if (!before || fields.length === 0) return []
      return [{ id: dish.id, from: only(before, fields), to: only(dish, fields) }]
    }),
    removed: base.filter(({ id }) => !now.has(id)),
    moved: placed
      .filter(({ dish }) => movedIds.has(dish.id))
      .map(({ dish, after }) => ({ id: dish.id, after })),
  }
}

/** The ids of the dishes that were changed, added, removed or moved. */
export function idsIn({ added, changed, removed, moved: others }: MenuChanges): Set<string> {
  return new Set([
    ...[...added.map(({ dish }) => dish), ...changed, ...removed, ...others].map(({ id }) => id),
  ])
}

/** How many dishes were added, changed or moved, and removed; and whether the menus themselves were changed. */
export type Counts = { added: number; changed: number; removed: number; menus: number }

export function countsOf({ added, removed, menus, ...others }: MenuChanges): Counts {
  const changed = idsIn({ ...others, added: [], removed: [] })
  for (const { dish } of added) changed.delete(dish.id)
  return {
    added: added.length,
    changed: changed.size,
    removed: removed.length,
    menus: menus ? 1 : 0,
  }
}

/**
 * My changes, applied to another menu too. If I changed a dish that is gone there, it is created again.
 * @param from the menu I began with
 */
export function merged(
  from: readonly Dish[],
  mine: readonly Dish[],
  theirs: readonly Dish[],
): Dish[] {
  const [own, there] = [byId(mine), byId(theirs)]
  const base = from.filter((dish) => there.has(dish.id) || isSame(dish, own.get(dish.id)))
  return withChanges(theirs, changesBetween(base, mine)).dishes
}

/** Other people's menu with these changes applied, and the conflicts. */
export function withChanges(
  theirs: readonly Dish[],
  { added, changed, removed, moved: others }: MenuChanges,
): { dishes: Dish[]; clashes: Clash[] } {
  const clashes: Clash[] = []
  const kept = byId(theirs)
  for (const was of removed) {
    const other = kept.get(was.id)
    if (other && !isSame(other, was)) clashes.push({ id: was.id, field: null })
    kept.delete(was.id)
  }
  for (const { id, from, to } of changed) {
    const other = kept.get(id)
    if (!other) clashes.push({ id, field: null })
    else {
      for (const field of fieldsOf(other)) {
        const isTheirs = field in to && !isSame(other[field], from[field])
        if (isTheirs && !isSame(other[field], to[field])) clashes.push({ id, field })
      }
      kept.set(id, Object.assign({}, other, to))
    }
  }
  for (const { dish } of added) kept.set(dish.id, dish)
  const placed = [
    ...added.map(({ dish, after }) => ({ id: dish.id, after })),
    ...others.filter(({ id }) => kept.has(id)),
  ]
  return { dishes: inOrder(theirs, placed, kept), clashes }
}

function inOrder(
  theirs: readonly Dish[],
  placed: readonly Placed[],
  kept: ReadonlyMap<string, Dish>,
): Dish[] {
  const going = new Map(placed.map((each) => [each.id, each]))
  const order = theirs.map(({ id }) => id).filter((id) => kept.has(id) && !going.has(id))
  const put = ({ id, after }: Placed): void => {
    going.delete(id)
    const before = after === null ? undefined : going.get(after)
    // The dish before it is itself being moved.
    if (before) put(before)
    const place = after === null ? -1 : order.indexOf(after)
    order.splice(after !== null && place < 0 ? order.length : place + 1, 0, id)
  }
  for (const each of placed) if (going.has(each.id)) put(each)
  return order.flatMap((id) => kept.get(id) ?? [])
}

/** The dishes to move to get from one order to the other: those outside their longest common part. */
function moved(base: readonly Dish[], mine: readonly Dish[]): string[] {
  const places = new Map(base.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Dish) => places.get(id) ?? -1
  const shared = mine.filter(({ id }) => places.has(id))
  const staying = longestRising(shared.map(placeOf))
  return shared.filter((dish) => !staying.includes(placeOf(dish))).map(({ id }) => id)
}

/** The longest increasing part of a list, in its order. */
function longestRising(places: readonly number[]): readonly number[] {
  if (places.every((place, at) => place > (places[at - 1] ?? -1))) return places
  const chains: number[][] = []
  for (const place of places) {
    const longest = longestOf(chains.filter((chain) => (chain.at(-1) ?? -1) < place))
    chains.push([...longest, place])
  }
  return longestOf(chains)
}

function longestOf(chains: readonly number[][]): number[] {
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [])
}

function byId(dishes: readonly Dish[]): Map<string, Dish> {
  return new Map(dishes.map((dish) => [dish.id, dish]))
}

function only(dish: Dish, fields: readonly DishField[]): Said {
  return Object.fromEntries(fields.map((field) => [field, dish[field]]))
}

function fieldsOf(dish: Dish): DishField[] {
  const { id, ...fields } = dish
  return Object.keys(fields).filter((field): field is DishField => field in fields)
}
