import { escaped, type PlainAddress } from './address.ts'
import { parametersOf, sorted, takeParameters, textOfParameters } from './query.ts'

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

/** Rows without a star by their address, and rows with one by what stands around it. */
type Half = { exact: Map<string, string>; starred: Map<string, string>; shapes: Shape[] }

/** The rows whose queries have parameters of the same names. */
type Named = { names: string[]; rows: Half }

/**
 * Of two rows for one address the first counts; an address without a star comes before those with one, of
 * which the longest counts; and an address with its query comes before the address alone. Of a query the
 * row's own parameters decide, in any order, and of two rows the one with more of them.
 * @param rows whose first parts `plainAddress` can read
 */
export function formerSite(rows: readonly (readonly [PlainAddress, string])[]): FormerSite {
  const whole = halfOf(rows.filter(([{ query }]) => isText(query)))
  const named = namedOf(rows.filter(([{ query }]) => query !== '' && !isText(query)))
  const alone = halfOf(rows.filter(([{ query }]) => query === ''))
  // `/menu/*` also stands for `/menu/`.
  for (const [key, to] of alone.starred) {
    if (key.endsWith('/*')) addFirst(alone.exact, key.slice(0, -2) || '/', filled(to, ''))
  }
  return {
    find: (address) =>
      (address.query === '' ? null : findNamed(named, address)) ??
      found(address.query === '' ? null : look(whole, textOf(address)), '') ??
      found(look(alone, address.path), address.query),
    comparisons: whole.shapes.length + alone.shapes.length + 2,
  }
}

function found(to: string | null, rest: string): Found | null {
  return to === null ? null : { to, rest }
}

/** Whether a query is compared as one text: its star stands for more than the value of a parameter. */
function isText(query: string): boolean {
  return parametersOf(query).some(({ name }) => name.includes('*'))
}

/** The groups by the first of their names, since a visitor's query has few. */
function namedOf(rows: readonly (readonly [PlainAddress, string])[]): Map<string, Named[]> {
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

function findNamed(named: ReadonlyMap<string, readonly Named[]>, address: PlainAddress) {
  const all = parametersOf(address.query)
  const groups = [...new Set(all.map(({ name }) => name.toLowerCase()))]
    .flatMap((name) => named.get(name) ?? [])
    .sort((one, other) => other.names.length - one.names.length)
  for (const { names, rows } of groups) {
    const parameters = takeParameters(all, names)
    if (!parameters) continue
    const to = look(rows, `${address.path}?${textOfParameters(parameters.taken)}`)
    if (to !== null) return { to, rest: parameters.others.map(({ sent }) => sent).join('&') }
  }
  return null
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

function halfOf(rows: readonly (readonly [PlainAddress, string])[]): Half {
  const half: Half = { exact: new Map(), starred: new Map(), shapes: [] }
  const shapes = new Map<string, Shape>()
  for (const [address, to] of rows) {
    const key = keyOf(address)
    const before = key.indexOf('*')
    addFirst(before === -1 ? half.exact : half.starred, key, to)
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

function look({ exact, starred, shapes }: Half, text: string): string | null {
  const key = text.toLowerCase()
  const found = exact.get(key)
  if (found !== undefined) return found
  for (const { before, after } of shapes) {
    if (before + after > key.length) continue
    const end = key.length - after
    const to = starred.get(`${key.slice(0, before)}*${key.slice(end)}`)
    // A few letters have another length in lower case.
    if (to !== undefined)
      return filled(to, (key.length === text.length ? text : key).slice(before, end))
  }
  return null
}

/** A path never begins with two slashes, which would be another host (hostile inputs P12). */
function filled(to: string, star: string): string {
  return to.replace('*', () => escaped(star)).replace(/^\/{2,}/, '/')
}

function addFirst(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}
