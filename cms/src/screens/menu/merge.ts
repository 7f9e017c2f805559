import { inOrder } from '../../content/together/in-order.ts'
import { type Dish, type DishField, isSame } from './dish.ts'

/** Two people changed the same thing: a field of a dish, or one of them took the dish off. */
export type Clash = { id: string; field: DishField | null }

/** A menu that two people changed, and where they changed the same: there it is as I have it. */
export type Merged = { dishes: Dish[]; clashes: Clash[] }

/**
 * Brings together what I made of a menu and what others made of it meanwhile, dish by dish and field
 * by field.
 * @param base the menu both began with
 */
export function merge(
  base: readonly Dish[],
  mine: readonly Dish[],
  theirs: readonly Dish[],
): Merged {
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)]
  const clashes: Clash[] = []
  const kept = new Map<string, Dish>()
  for (const id of new Set([...my.keys(), ...their.keys()])) {
    const [before, own, other] = [was.get(id), my.get(id), their.get(id)]
    if (own && other) kept.set(id, mergeDish(before ?? other, own, other, clashes))
    else if (isOnlyOnesChange(before, own ?? other)) continue
    else {
      if (before) clashes.push({ id, field: null })
      if (own) kept.set(id, own)
      else if (other && !before) kept.set(id, other)
    }
  }
  return { dishes: inOrder({ base, mine, theirs }, kept), clashes }
}

/** Whether one took a dish off that the other left as it was. */
function isOnlyOnesChange(before: Dish | undefined, left: Dish | undefined): boolean {
  return before !== undefined && isSame(before, left)
}

function mergeDish(before: Dish, own: Dish, other: Dish, clashes: Clash[]): Dish {
  const dish = { ...own }
  for (const field of fieldsOf(own)) {
    if (isSame(own[field], before[field])) Object.assign(dish, { [field]: other[field] })
    else if (!isSame(other[field], before[field]) && !isSame(own[field], other[field])) {
      clashes.push({ id: own.id, field })
    }
  }
  return dish
}

/** The ids of the dishes that differ between two states of a menu: changed, added, taken off or moved. */
export function changedIds(base: readonly Dish[], mine: readonly Dish[]): Set<string> {
  const [was, now] = [byId(base), byId(mine)]
  const changed = new Set(
    [...new Set([...was.keys(), ...now.keys()])].filter((id) => !isSame(was.get(id), now.get(id))),
  )
  for (const id of moved(base, mine)) changed.add(id)
  return changed
}

/** The dishes to be moved to get from one order to the other: those outside the longest part both have in common. */
function moved(base: readonly Dish[], mine: readonly Dish[]): string[] {
  const places = new Map(base.map(({ id }, place) => [id, place]))
  const shared = mine.filter(({ id }) => places.has(id)).map(({ id }) => id)
  const isInOrder = shared.every((id, index) => {
    const before = places.get(shared[index - 1] ?? '') ?? -1
    return before < (places.get(id) ?? -1)
  })
  if (isInOrder) return []
  const chains: string[][] = []
  for (const id of shared) {
    const longest = chains
      .filter((chain) => (places.get(chain.at(-1) ?? '') ?? -1) < (places.get(id) ?? -1))
      .reduce<string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.push([...longest, id])
  }
  const staying = chains.reduce<string[]>(
    (best, chain) => (chain.length > best.length ? chain : best),
    [],
  )
  return shared.filter((id) => !staying.includes(id))
}

function byId(dishes: readonly Dish[]): Map<string, Dish> {
  return new Map(dishes.map((dish) => [dish.id, dish]))
}

function fieldsOf(dish: Dish): DishField[] {
  const { id, ...fields } = dish
  return Object.keys(fields).filter((field): field is DishField => field in fields)
}
