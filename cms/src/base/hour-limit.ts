const HOUR_MS = 60 * 60 * 1000

/**
 * Counts what accounts do, up to `most` an hour each. The function it returns counts one at `now`, in ms since
 * 1970, and says when the account may do the next, if it may not do this one.
 */
export function createHourLimit(most: number): (account: number, now: number) => Date | null {
  const done = new Map<number, number[]>()
  return (account, now) => {
    const lately = (done.get(account) ?? []).filter((at) => at > now - HOUR_MS)
    const [first] = lately
    const isFull = first !== undefined && lately.length >= most
    done.set(account, isFull ? lately : [...lately, now])
    return isFull ? new Date(first + HOUR_MS) : null
  }
}
