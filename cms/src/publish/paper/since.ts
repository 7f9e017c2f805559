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
  const { seq } = moment
  const since = (part: 'charge' | 'menus' | 'hours', read: (item: Row) => unknown): number =>
    before && isSameJson(read(item), read(before.item)) ? before.since[part] : seq
  return {
    from: before?.since.from ?? seq,
    charge: since('charge', chargeOf),
    menus: since('menus', menusOf),
    hours: since('hours', regularHoursOf),
    ...dishesSince(item, before, moment),
    ...closuresSince(item, before, moment),
  }
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
  const added = printed.filter(
    (dish, at) =>
      unchanged[at] === undefined && take((each) => isNamedAs(each, dish), at) === undefined,
  )
  const left = [...open].map((place) => ({ name: nameOf(former[place]), seq }))
  // One of its name that was there all along, as on another menu, does not bring it back.
  const stillLeft = (before?.since.left ?? []).filter(
    ({ name }) => !added.some((dish) => isSameName(name, nameOf(dish))),
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
  const rows = closuresOf(item).filter(isSaid)
  const known = before ? closuresOf(before.item).filter(isSaid) : []
  // Special hours of one day are several rows, of which each may go, and the sheet says them all.
  const [said, saidBefore] = [saidByDays(rows), saidByDays(known)]
  const closures = rows.map((row) => {
    const [key, days] = [closureKey(row), daysOf(row)]
    const isSame = isSameJson(said.get(days), saidBefore.get(days))
    return [key, isSame ? (before?.since.closures[key] ?? seq) : seq] as const
  })
  const [now, elsewhere] = [new Set(rows.map(daysOf)), closuresOf(item).filter((row) => row.quiet)]
  const isTakenBack = (row: { from: string; to: string }) =>
    !now.has(daysOf(row)) && !elsewhere.some(({ from, to }) => from <= row.from && row.to <= to)
  const gone = known.map(({ from, to }) => ({ from, to, seq }))
  const takenBack = [...(before?.since.takenBack ?? []), ...gone].filter(
    (row) => row.to >= day && isTakenBack(row),
  )
  return {
    closures: Object.fromEntries(closures),
    takenBack: firstOfEach(takenBack).slice(-KEPT_AT_MOST),
  }
}

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

/** None is printed where there is none, or nothing is stated of it. */
function chargeOf({ facts }: Row): unknown {
  return readObject(facts).tableCharge || 0
}

/** What a sheet says of the menus themselves; of those of a sitting its times, which are the restaurant's. */
function menusOf({ menus, openingHours }: Row): unknown {
  const { sessions, closedDays } = readObject(openingHours)
  const isTimed =
    Array.isArray(menus) && menus.some((menu) => readObject(readObject(menu).when).sessions)
  return { menus, ...(isTimed && { sessions, closedDays }) }
}

function regularHoursOf({ openingHours }: Row): Row {
  const { closures, specialHours, ...regular } = readObject(openingHours)
  return regular
}

type ClosureRow = TemporaryClosure & Partial<Times>

function closuresOf({ openingHours }: Row): ClosureRow[] {
  const { closures, specialHours } = readObject(openingHours)
  return [closures, specialHours].flatMap((rows) =>
    Array.isArray(rows) ? rows.filter(isClosure) : [],
  )
}

function isClosure(row: unknown): row is ClosureRow {
  return isObject(row) && typeof row.from === 'string' && typeof row.to === 'string'
}

function isSaid({ quiet }: ClosureRow): boolean {
  return !quiet
}

/** What guests are told of the same days, by these. */
function saidByDays(rows: readonly ClosureRow[]): Map<string, object[]> {
  const byTimes = rows.toSorted((a, b) => (closureKey(a) < closureKey(b) ? -1 : 1))
  const days = Map.groupBy(byTimes, daysOf)
  return new Map([...days].map(([key, all]) => [key, all.map(({ banner, ...shown }) => shown)]))
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
