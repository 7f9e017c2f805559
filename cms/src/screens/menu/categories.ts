import { TAGS } from '../../base/locales.ts'
import { menuOf } from '../../content/model/fields/menu-key.ts'
import type { Dish, Texts } from './dish.ts'
import type { Menu } from './menus.ts'

/** A category of a menu with its dishes; while they are in it, their own `category` and `menu` are ignored. */
export type Group = { key: string; menu: string; name: Texts; dishes: Dish[] }

/** A change of a menu. */
export type Make = (groups: readonly Group[]) => Group[]

/** A line of the screen: a category, or a dish below it. */
type Entry = { id: string; group: Group; dish: Dish | null }

/**
 * The dishes by category, as pages group them: in the order in which the categories first appear. A
 * category named in one language only is the one that another dish names in all.
 */
export function grouped(dishes: readonly Dish[]): Group[] {
  const groups: Group[] = []
  for (const dish of dishes) {
    const { id, menu, category } = dish
    const group = groups.find((each) => each.menu === menu && isSameCategory(each.name, category))
    if (!group) groups.push({ key: `category-${id}`, menu, name: { ...category }, dishes: [dish] })
    else {
      for (const tag of TAGS) group.name[tag] ||= category[tag]
      group.dishes.push(dish)
    }
  }
  return groups
}

function isSameCategory(one: Texts, other: Texts): boolean {
  const isAbsent = (texts: Texts) => TAGS.every((tag) => texts[tag].trim() === '')
  if (isAbsent(one) || isAbsent(other)) return isAbsent(one) && isAbsent(other)
  const written = TAGS.filter((tag) => one[tag] && other[tag])
  return written.length > 0 && written.every((tag) => one[tag].trim() === other[tag].trim())
}

/** The dishes in the order of the screen, each with the name its category has there. */
export function dishesOf(groups: readonly Group[]): Dish[] {
  return groups.flatMap(({ menu, name, dishes }) =>
    dishes.map((dish) => ({ ...dish, menu, category: { ...name } })),
  )
}

/** The dishes, each on one of these menus. */
export function onMenus(dishes: readonly Dish[], menus: readonly Menu[]): Dish[] {
  const keys = menus.map(({ key }) => key)
  return dishes.map((dish) => ({ ...dish, menu: menuOf(keys, dish.menu) }))
}

/** The dishes of each category of a menu together, under one name. */
export function tidied(dishes: readonly Dish[], menus: readonly Menu[]): Dish[] {
  return dishesOf(grouped(onMenus(dishes, menus)))
}

/** A change of one menu among others. */
export function within(menu: string, make: Make): Make {
  return (groups) => {
    const own = make(groups.filter((group) => group.menu === menu))
    return [...groups.filter((group) => group.menu !== menu), ...own]
  }
}

/** Moves a dish to the end of another menu, into its category there. */
export function toMenu(groups: readonly Group[], id: string, menu: string): Group[] {
  const dish = dishesOf(groups).find((each) => each.id === id)
  if (!dish) return [...groups]
  const others = remove(groups, id)
  return within(menu, (own) => grouped([...dishesOf(own), { ...dish, menu }]))(others)
}

/** The lines of the screen, from top to bottom. */
export function entriesOf(groups: readonly Group[]): Entry[] {
  return groups.flatMap((group): Entry[] => [
    { id: group.key, group, dish: null },
    ...group.dishes.map((dish) => ({ id: dish.id, group, dish })),
  ])
}

/** Moves a line to the place of another: a dish, into another category too; a category with its dishes. */
export function moveEntry(groups: readonly Group[], from: number, to: number): Group[] {
  const entries = entriesOf(groups)
  const [moved, target] = [entries[from], entries[to]]
  if (!moved || !target || from === to) return [...groups]
  if (!moved.dish) return moveGroup(groups, moved.group.key, target.group.key)
  entries.splice(from, 1)
  // No category is above the first one.
  entries.splice(Math.max(to, 1), 0, moved)
  return groups.map((group) => ({ ...group, dishes: below(entries, group.key) }))
}

function moveGroup(groups: readonly Group[], key: string, target: string): Group[] {
  const place = groups.findIndex((group) => group.key === target)
  const others = groups.filter((group) => group.key !== key)
  return others.toSpliced(place, 0, ...groups.filter((group) => group.key === key))
}

function below(entries: readonly Entry[], key: string): Dish[] {
  const first = entries.findIndex(({ id }) => id === key) + 1
  const next = entries.findIndex(({ dish }, index) => index >= first && !dish)
  return entries.slice(first, next < 0 ? undefined : next).flatMap(({ dish }) => dish ?? [])
}

/** Moves a line up or down by one; a category over its whole neighbour. */
export function step(groups: readonly Group[], id: string, by: 1 | -1): Group[] {
  const entries = entriesOf(groups)
  const from = entries.findIndex((entry) => entry.id === id)
  if (entries[from]?.dish) return moveEntry(groups, from, from + by)
  const place = groups.findIndex(({ key }) => key === id)
  const target = groups[place + by]
  return target ? moveGroup(groups, id, target.key) : [...groups]
}

/** Changes the data of a dish. */
export function changeDish(groups: readonly Group[], id: string, change: Partial<Dish>): Group[] {
  return groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)),
  }))
}

/** Puts a dish below another one, or first in a category. */
export function insertDish(groups: readonly Group[], after: string, dish: Dish): Group[] {
  return groups.map((group) => {
    const place = group.dishes.findIndex(({ id }) => id === after)
    const isHere = group.key === after || place >= 0
    return isHere ? { ...group, dishes: group.dishes.toSpliced(place + 1, 0, dish) } : group
  })
}

/** Removes a dish, or a category without dishes. */
export function remove(groups: readonly Group[], id: string): Group[] {
  return groups
    .filter(({ key, dishes }) => key !== id || dishes.length > 0)
    .map((group) => ({ ...group, dishes: group.dishes.filter((dish) => dish.id !== id) }))
}
