const MINUTE_MS = 60_000

/** Says yes so many times a minute: for log lines that anybody can cause. */
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
