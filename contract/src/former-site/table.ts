import { escaped, type PlainAddress } from './address.ts'

/** An address of the former website, and where it leads; either may have one star. */
export type Row = readonly [from: string, to: string]

/** What a table has for an address. */
export type Found = {
  /** A path of this site or an address elsewhere, escaped. */
  to: string
  /** Whether the query was part of what was found. */
  withQuery: boolean
}

/** The former website's addresses, ready to be looked up. */
export type FormerSite = {
  find: (address: PlainAddress) => Found | null
  /** How many texts one look-up compares at most, however many rows there are. */
  comparisons: number
}

/** How long the texts before and after a star are. */
type Shape = { before: number; after: number }

/** Rows without a star by their address, and rows with one by what stands around it. */
type Half = { exact: Map<string, string>; starred: Map<string, string>; shapes: Shape[] }

/**
 * Of two rows for one address the first counts; an address without a star comes before those with one, of
 * which the longest counts; and an address with its query comes before the address alone.
 * @param rows whose first parts `plainAddress` can read
 */
export function formerSite(rows: readonly (readonly [PlainAddress, string])[]): FormerSite {
  const whole = halfOf(rows.filter(([{ query }]) => query !== ''))
  const alone = halfOf(rows.filter(([{ query }]) => query === ''))
  // `/menu/*` also stands for `/menu/`.
  for (const [key, to] of alone.starred) {
    if (key.endsWith('/*')) addFirst(alone.exact, key.slice(0, -2) || '/', filled(to, ''))
  }
  return {
    find: (address) => {
      const withQuery = address.query === '' ? null : look(whole, textOf(address))
      const to = withQuery ?? look(alone, address.path)
      return to === null ? null : { to, withQuery: withQuery !== null }
    },
    comparisons: whole.shapes.length + alone.shapes.length + 2,
  }
}

/** Equal for two addresses that differ only in their spelling. */
export function keyOf(address: PlainAddress): string {
  return textOf(address).toLowerCase()
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
