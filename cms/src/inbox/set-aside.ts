/** How long until one is tried again, in milliseconds: whatever stood in its way may have been mended. */
const AGAIN_MS = 10 * 60_000

/**
 * Enquiries that SITE holds and the desk could not store or read: they stay in its spool, are tried
 * again now and then, and do not hold up the others.
 */
export type SetAside = {
  /** Which, by their ids as SITE gives them; what has none is `unknown`. */
  ids: () => string[]
  /** Whether one is to be tried: it is new, or its time has come again. */
  isDue: (id: string) => boolean
  /** Sets one aside. @returns whether it is the first time, which somebody should hear of */
  add: (id: string) => boolean
  /** Forgets those that SITE does not hand over any more. */
  keepOnly: (ids: readonly string[]) => void
  remove: (id: string) => void
}

export function createSetAside(now: () => number = Date.now): SetAside {
  const tried = new Map<string, number>()
  return {
    ids: () => [...tried.keys()],
    isDue: (id) => now() - (tried.get(id) ?? Number.NEGATIVE_INFINITY) >= AGAIN_MS,
    add: (id) => {
      const isFirst = !tried.has(id)
      tried.set(id, now())
      return isFirst
    },
    keepOnly: (ids) => {
      for (const id of tried.keys()) if (!ids.includes(id)) tried.delete(id)
    },
    remove: (id) => tried.delete(id),
  }
}
