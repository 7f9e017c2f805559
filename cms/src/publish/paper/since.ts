import type { TemporaryClosure, Times } from '@noren/contract/hours/opening-hours'
import { isObject, readObject } from '@noren/contract/json'
import { LANGUAGES } from '@noren/contract/language'
import { type LocalizedText, readLocalizedText } from '@noren/contract/localized'
import { closureKey, type RestaurantSince } from '@noren/contract/paper/paper-record'
import { isSameJson } from '../same-json.ts'

/** A restaurant as it is published, and since when each of its parts is as it is. */
type Dated = { item: Record<string, unknown>; since: RestaurantSince }

/** The snapshot that is being made: its number, and its day `YYYY-MM-DD`. */
export type Moment = { seq: number; day: string }

/** Dishes that have left a menu, and closures taken back, that are kept of a restaurant. */
const KEPT_AT_MOST = 60

/**
 * Since which snapshot each dish and each closure of a restaurant is as it is.
 * @param before the restaurant in the snapshot before; `null` where nothing of it is known
 */
export function sinceOf(
  item: Record<string, unknown>,
  before: Dated | null,
  moment: Moment,
): RestaurantSince {
  return { ...dishesSince(item, before, moment), ...closuresSince(item, before, moment) }
}

type Row = Record<string, unknown>

function dishesSince(
  item: Row,
  before: Dated | null,
  { seq }: Moment,
): Pick<RestaurantSince, 'dishes' | 'left'> {
  const printed = dishesOf(item)
  const former = before ? dishesOf(before.item) : []
  const open = new Set(former.keys())
  const take = (isIt: (former: Row) => boolean, at: number): number | undefined => {
    // Mostly a dish is where it was.
    const found = [at, ...open].find((place) => {
      const dish = former[place]
      return dish !== undefined && open.has(place) && isIt(dish)
    })
    if (found !== undefined) open.delete(found)
    return found
  }
  const unchanged = printed.map((dish, at) => take((each) => isSameJson(each, dish), at))
  // Those that have changed are told from those that are new, so that no dish has left that is still there.
  for (const [at, dish] of printed.entries())
    if (unchanged[at] === undefined) take((each) => isNamedAs(each, dish), at)
  const left = [...open].map((place) => ({ name: nameOf(former[place]), seq }))
  const stillLeft = (before?.since.left ?? []).filter(
    ({ name }) => !printed.some((dish) => isSameName(name, nameOf(dish))),
  )
  return {
    dishes: unchanged.map((place) =>
      place === undefined ? seq : (before?.since.dishes[place] ?? seq),
    ),
    left: [...stillLeft, ...left].slice(-KEPT_AT_MOST),
  }
}

function closuresSince(
  item: Row,
  before: Dated | null,
  { seq, day }: Moment,
): Pick<RestaurantSince, 'closures' | 'takenBack'> {
  const known = new Map(before && closuresOf(before.item).map((row) => [closureKey(row), row]))
  const rows = closuresOf(item)
  const closures = rows.map((row) => {
    const key = closureKey(row)
    const isSame = isSameJson(shownOf(row), shownOf(known.get(key)))
    return [key, isSame ? (before?.since.closures[key] ?? seq) : seq] as const
  })
  const now = new Set(rows.map(daysOf))
  const gone = [...known.values()].map(({ from, to }) => ({ from, to, seq }))
  const takenBack = [...(before?.since.takenBack ?? []), ...gone].filter(
    (row) => row.to >= day && !now.has(daysOf(row)),
  )
  return {
    closures: Object.fromEntries(closures),
    takenBack: firstOfEach(takenBack).slice(-KEPT_AT_MOST),
  }
}

/** Special hours of one day are several rows. */
function firstOfEach<T extends { from: string; to: string }>(rows: readonly T[]): T[] {
  return rows.filter((row, at) => rows.findIndex((each) => daysOf(each) === daysOf(row)) === at)
}

function daysOf({ from, to }: { from: string; to: string }): string {
  return `${from} ${to}`
}

/** What sheets show of the dishes: their pictures, their places and what is sold out today is not on paper. */
function dishesOf({ menuItems, menus }: Row): Row[] {
  const names = Array.isArray(menus) ? menus.map((menu) => readObject(menu).name) : []
  const dishes = Array.isArray(menuItems) ? menuItems.map(readObject) : []
  return dishes.map(({ photo, photoAlt, soldOut, category, menu, ...shown }) =>
    // Its menu says when it is served. The first one is named only once there is a second.
    typeof menu === 'number' ? { ...shown, menu: names[menu] } : shown,
  )
}

type ClosureRow = TemporaryClosure & Partial<Times>

/** Those that are said to guests. */
function closuresOf({ openingHours }: Row): ClosureRow[] {
  const { closures, specialHours } = readObject(openingHours)
  return [closures, specialHours].flatMap((rows) =>
    Array.isArray(rows) ? rows.filter(isClosure) : [],
  )
}

function isClosure(row: unknown): row is ClosureRow {
  return isObject(row) && typeof row.from === 'string' && typeof row.to === 'string' && !row.quiet
}

function shownOf(row: ClosureRow | undefined): Partial<ClosureRow> | undefined {
  if (!row) return undefined
  const { banner: _, ...shown } = row
  return shown
}

function nameOf(dish: Row | undefined): LocalizedText {
  return readLocalizedText(dish?.name)
}

function isNamedAs(one: Row, other: Row): boolean {
  return isSameName(nameOf(one), nameOf(other))
}

/** A translation may have been written or corrected since. */
function isSameName(one: LocalizedText, other: LocalizedText): boolean {
  return LANGUAGES.some((language) => one[language] && one[language] === other[language])
}
