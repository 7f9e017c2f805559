import { randomBytes } from 'node:crypto'

/** Keeps things in memory under a key for a while, up to a limit: the oldest are removed first. */
type Kept<Item> = {
  /** In place of what was kept under the key. */
  keep: (key: string, item: Item) => void
  find: (key: string) => Item | undefined
}

/**
 * @param keptMs how long each is kept
 * @param limit of all sizes together
 */
export function createKept<Item>({
  keptMs,
  limit,
  sizeOf,
}: {
  keptMs: number
  limit: number
  sizeOf: (item: Item) => number
}): Kept<Item> {
  const kept = new Map<string, { item: Item; size: number; timer: NodeJS.Timeout }>()
  let total = 0

  function forget(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    clearTimeout(entry.timer)
    total -= entry.size
    kept.delete(key)
  }

  return {
    keep(key, item) {
      forget(key)
      const size = sizeOf(item)
      kept.set(key, { item, size, timer: setTimeout(forget, keptMs, key).unref() })
      total += size
      for (const [oldest] of kept) {
        if (total <= limit) break
        forget(oldest)
      }
    },
    find: (key) => kept.get(key)?.item,
  }
}

/** Keeps something under an id that no one can guess, which it returns: 32 hex digits. */
export function keepUnderId<Item>(kept: Kept<Item>, item: Item): string {
  const id = randomBytes(16).toString('hex')
  kept.keep(id, item)
  return id
}
