import { escaped, type PlainAddress } from './address.ts'
import {
  byName,
  type Parameter,
  parametersOf,
  sorted,
  takeParameters,
  textOfParameters,
} from './query.ts'

/** An address of the former website, and where it leads; either may have one star. */
export type Row = readonly [from: string, to: string]

/** What a table has for an address. */
export type Found = {
  /** A path of this site or an address elsewhere, escaped. */
  to: string
  /** What of the query was no part of what was found, as it was sent, without a question mark. */
  rest: string
}

/** The former website's addresses, ready to be looked up. */
export type FormerSite = {
  find: (address: PlainAddress) => Found | null
  /** How many texts one look-up of a path compares at most, however many rows there are. */
  comparisons: number
}

/** How long the texts before and after a star are. */
type Shape = { before: number; after: number }

/** Where a row leads, and its place among the rows. */
type Target = { to: string; at: number }

/** Rows without a star by their address, and rows with one by what stands around it. */
type Half = { exact: Map<string, Target>; starred: Map<string, Target>; shapes: Shape[] }

type NumberedRow = readonly [from: PlainAddress, target: Target]

/** The rows whose queries have parameters of the same names. */
type Named = { names: string[]; rows: Half }

/**
 * Of two rows for one address the first counts; an address without a star comes before those with one, of
 * which the longest counts; and an address with its query comes before the address alone. Of a query the
 * row's own parameters decide, in any order, and of two rows the one with more of them; of as many the first.
 * @param rows whose first parts `plainAddress` can read
 */
export function formerSite(rows: readonly (readonly [PlainAddress, string])[]): FormerSite {
  const all = rows.map(([from, to], at): NumberedRow => [from, { to, at }])
  const whole = halfOf(all.filter(([{ query }]) => isText(query)))
  const named = namedOf(all.filter(([{ query }]) => query !== '' && !isText(query)))
  const alone = halfOf(all.filter(([{ query }]) => query === ''))
  // `/menu/*` also stands for `/menu/`.
  for (const [key, { to, at }] of alone.starred) {
    if (key.endsWith('/*'))
      addFirst(alone.exact, key.slice(0, -2) || '/', { to: filled(to, ''), at })
  }
  return {
    find: (address) =>
      (address.query === '' ? null : findNamed(named, address)) ??
      found(address.query === '' ? null : look(whole, textOf(address)), '') ??
      found(look(alone, address.path), address.query),
    comparisons: whole.shapes.length + alone.shapes.length + 2,
  }
}

function found(target: Target | null, rest: string): Found | null {
  return target && { to: target.to, rest }
}

/** Whether a query is compared as one text: its star stands for more than the value of a parameter. */
function isText(query: string): boolean {
  return parametersOf(query).some(({ name }) => name.includes('*'))
}

/** The groups by the first of their names, since a visitor's query has few. */
function namedOf(rows: readonly NumberedRow[]): Map<string, Named[]> {
  const groups = Map.groupBy(rows, ([{ query }]) => namesIn(query).join('&'))
  const all = [...groups].map(([names, inGroup]) => ({
    names: names.split('&'),
    rows: halfOf(inGroup),
  }))
  return Map.groupBy(all, ({ names: [first = ''] }) => first)
}

function namesIn(query: string): string[] {
  return sorted(parametersOf(query)).map(({ name }) => name.toLowerCase())
}

function findNamed(groups: ReadonlyMap<string, readonly Named[]>, address: PlainAddress) {
  const all = parametersOf(address.query)
  const named = byName(all)
  let best: (Match & { taken: readonly Parameter[] }) | null = null
  for (const { names, rows } of [...named.keys()].flatMap((name) => groups.get(name) ?? [])) {
    if (best && names.length < best.taken.length) continue
    const taken = takeParameters(named, names)
    const match = taken && look(rows, `${address.path}?${textOfParameters(taken)}`)
    if (!match) continue
    const isFurther = best && names.length === best.taken.length && !isBefore(match, best)
    if (!isFurther) best = { ...match, taken }
  }
  if (!best) return null
  const { to, taken } = best
  return { to, rest: all.flatMap((each) => (taken.includes(each) ? [] : each.sent)).join('&') }
}

/** Whether of two rows that fit equally well this one counts: without a star, or the first. */
function isBefore(one: Match, other: Match): boolean {
  return one.isExact === other.isExact ? one.at < other.at : one.isExact
}

/** Equal for two addresses that differ only in their spelling. */
export function keyOf(address: PlainAddress): string {
  const { path, query } = address
  const isPlain = query === '' || isText(query)
  const text = isPlain
    ? textOf(address)
    : `${path}?${textOfParameters(sorted(parametersOf(query)))}`
  return text.toLowerCase()
}

function textOf({ path, query }: PlainAddress): string {
  return query === '' ? path : `${path}?${query}`
}

function halfOf(rows: readonly NumberedRow[]): Half {
  const half: Half = { exact: new Map(), starred: new Map(), shapes: [] }
  const shapes = new Map<string, Shape>()
  for (const [address, target] of rows) {
    const key = keyOf(address)
    const before = key.indexOf('*')
    addFirst(before === -1 ? half.exact : half.starred, key, target)
    if (before === -1) continue
    const after = key.length - before - 1
    shapes.set(`${before} ${after}`, { before, after })
  }
  half.shapes = [...shapes.values()].sort(
    (one, other) =>
      other.before + other.after - one.before - one.after || other.before - one.before,
  )
  return half
}

/** What was found of a half; exact: by a row without a star. */
type Match = Target & { isExact: boolean }

function look({ exact, starred, shapes }: Half, text: string): Match | null {
  const key = text.toLowerCase()
  const found = exact.get(key)
  if (found) return { ...found, isExact: true }
  for (const { before, after } of shapes) {
    if (before + after > key.length) continue
    const end = key.length - after
    const target = starred.get(`${key.slice(0, before)}*${key.slice(end)}`)
    if (!target) continue
    // A few letters have another length in lower case.
    const star = (key.length === text.length ? text : key).slice(before, end)
    return { to: filled(target.to, star), at: target.at, isExact: false }
  }
  return null
}

/** A path never begins with two slashes, which would be another host (hostile inputs P12). */
function filled(to: string, star: string): string {
  return to.replace('*', () => escaped(star)).replace(/^\/{2,}/, '/')
}

function addFirst(map: Map<string, Target>, key: string, value: Target): void {
  if (!map.has(key)) map.set(key, value)
}
