import type { Representation } from './representation.ts'

/** What a kept body costs, its compressed variants included, as a share of its own size. */
const VARIANTS_SHARE = 1.6

/**
 * Keeps what was rendered for one version of the content, up to a number of bytes. To make room,
 * what is there longest goes first, unless it was asked for since it last came up. A new version
 * starts empty, so that nothing of the old one survives; what the clock has made out of date is made
 * anew.
 */
export type Memo = {
  get: (version: object, key: string, make: () => Representation) => Representation
  /** What is kept under a key of the version, if anything. */
  peek: (version: object, key: string) => Representation | undefined
  /** Bytes kept, for the health report. */
  size: () => number
}

type Entry = { value: Representation; wasAskedFor: boolean }

/** @param now ms since 1970 */
export function createMemo(limitBytes: number, now: () => number): Memo {
  let current: object | null = null
  let bytes = 0
  const kept = new Map<string, Entry>()

  // A mark and no move to the end of the map: moving grows the map anew at every request, and what
  // that leaves behind costs a garbage collection of several ms every second.
  function peek(version: object, key: string): Representation | undefined {
    const known = version === current ? kept.get(key) : undefined
    if (!known || known.value.until <= now()) return undefined
    known.wasAskedFor = true
    return known.value
  }

  // What is put back comes up again at the end, and is then no longer marked.
  function makeRoom(newest: string): void {
    for (const [key, { value, wasAskedFor }] of kept) {
      if (bytes <= limitBytes || kept.size === 1) break
      kept.delete(key)
      if (wasAskedFor || key === newest) kept.set(key, { value, wasAskedFor: false })
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
      kept.set(key, { value, wasAskedFor: false })
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
