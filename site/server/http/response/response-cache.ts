import type { Representation } from './representation.ts'

/** The size of a cached body with its compressed variants, as a multiple of its own. */
const VARIANTS_SHARE = 1.6

/**
 * Caches what was rendered for one version of the content, up to a number of bytes. To make room, the
 * oldest entry is removed first, unless it was requested since its last turn. A new version starts empty,
 * so that nothing of the old one survives; entries out of date by the clock are made again.
 */
export type ResponseCache = {
  get: (version: object, key: string, make: () => Representation) => Representation
  /** The cached entry under a key of the version, if any. */
  peek: (version: object, key: string) => Representation | undefined
  /** Bytes cached, for the health report. */
  size: () => number
}

type Entry = { value: Representation; wasRequested: boolean }

/** @param now ms since 1970 */
export function createResponseCache(limitBytes: number, now: () => number): ResponseCache {
  let current: object | null = null
  let bytes = 0
  const kept = new Map<string, Entry>()

  // A flag, not a move to the end of the map: moving reallocates the map again and again, whose garbage
  // costs a collection of several ms every second.
  function peek(version: object, key: string): Representation | undefined {
    const known = version === current ? kept.get(key) : undefined
    if (!known || known.value.until <= now()) return undefined
    known.wasRequested = true
    return known.value
  }

  // An entry put back is at the end again, without its flag.
  function makeRoom(newest: string): void {
    for (const [key, { value, wasRequested }] of kept) {
      if (bytes <= limitBytes || kept.size === 1) break
      kept.delete(key)
      if (wasRequested || key === newest) kept.set(key, { value, wasRequested: false })
      else bytes -= cost(value)
    }
  }

  function drop(key: string): void {
    const outdated = kept.get(key)
    if (outdated) bytes -= cost(outdated.value)
    kept.delete(key)
  }

  return {
    peek,
    get(version, key, make) {
      if (version !== current) {
        current = version
        kept.clear()
        bytes = 0
      }
      const known = peek(version, key)
      if (known) return known
      drop(key)
      const value = make()
      kept.set(key, { value, wasRequested: false })
      bytes += cost(value)
      makeRoom(key)
      return value
    },
    size: () => bytes,
  }
}

function cost(value: Representation): number {
  return value.identity.byteLength * VARIANTS_SHARE
}
