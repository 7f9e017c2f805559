const MINUTE_MS = 60_000

/**
 * Allows a number of times in any span, by default a minute: for log lines and requests that anyone can
 * cause.
 */
export function createAllowance(
  limit: number,
  spanMs = MINUTE_MS,
): { isLeft: () => boolean; take: () => void } {
  /** When the last ones were taken, the oldest first. */
  const taken: number[] = []
  return {
    isLeft: () => {
      const oldest = taken[taken.length - limit]
      return oldest === undefined || Date.now() - oldest >= spanMs
    },
    take: () => {
      taken.push(Date.now())
      if (taken.length > limit) taken.shift()
    },
  }
}
