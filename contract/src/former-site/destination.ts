import { isForPrograms } from '../site-paths.ts'
import { plainAddress } from './address.ts'
import type { FormerSite, Found } from './table.ts'

/** More steps are a circle. */
const STEPS = 20

/**
 * Where an old address leads in the end, over addresses that are old themselves. `circle` when it leads
 * back to itself; `null` when it is not in the list.
 * @param pageAt the one path of the page at a path of this site, or `null`: a page always comes first
 */
export function destination(
  former: FormerSite,
  raw: string,
  pageAt: (path: string) => string | null,
): Found | 'circle' | null {
  let found = findIn(former, raw)
  for (let step = 0; found && step < STEPS; step++) {
    if (!found.to.startsWith('/')) return found
    const { path, rest } = splitPath(found.to)
    const page = isForPrograms(path) ? path : pageAt(path)
    if (page !== null) return { ...found, to: page + rest }
    const next = findIn(former, found.to)
    if (!next) return found
    found = { to: next.to, rest: [next.rest, found.rest].filter(Boolean).join('&') }
  }
  return found && 'circle'
}

/** A path, and the query and fragment behind it. */
export function splitPath(address: string): { path: string; rest: string } {
  const [path = ''] = address.split(/[?#]/, 1)
  return { path, rest: address.slice(path.length) }
}

function findIn(former: FormerSite, raw: string): Found | null {
  const [address = ''] = raw.split('#', 1)
  const plain = plainAddress(address)
  return plain && former.find(plain)
}
