import type { Representation } from './representation.ts'

/** What a kept body costs, its compressed variants included, as a share of its own size. */
const VARIANTS_SHARE = 1.6

/**
 * Keeps what was rendered for one version of the content, up to a number of bytes; what was used
 * longest ago goes first. A new version starts empty, so that nothing of the old one survives.
 */
export type Memo = {
  get: (version: object, key: string, make: () => Representation) => Representation
  /** What is kept under a key of the version, if anything. */
  peek: (version: object, key: string) => Representation | undefined
  /** Bytes kept, for the health report. */
  size: () => number
}

export function createMemo(limitBytes: number): Memo {
  let current: object | null = null
  let bytes = 0
  const kept = new Map<string, Representation>()

  function peek(version: object, key: string): Representation | undefined {
    const known = version === current ? kept.get(key) : undefined
    if (known) {
      kept.delete(key)
      kept.set(key, known)
    }
    return known
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
      const made = make()
      kept.set(key, made)
      bytes += cost(made)
      for (const [oldest, value] of kept) {
        if (bytes <= limitBytes || oldest === key) break
        kept.delete(oldest)
        bytes -= cost(value)
      }
      return made
    },
    size: () => bytes,
  }
}

function cost(value: Representation): number {
  return value.identity.byteLength * VARIANTS_SHARE
}
