const MINUTE_MS = 60_000

/** Allows a number of times a minute: for log lines that anyone can cause. */
export function createAllowance(perMinute: number): { isLeft: () => boolean; take: () => void } {
  let windowStart = 0
  let taken = 0
  return {
    isLeft: () => {
      if (Date.now() - windowStart > MINUTE_MS) {
        windowStart = Date.now()
        taken = 0
      }
      return taken < perMinute
    },
    take: () => {
      taken++
    },
  }
}
