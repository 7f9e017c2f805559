const HOUR_MS = 60 * 60 * 1000

/** Letters of one account within an hour: more than anyone writes, and few for whoever took it over. */
export const LETTERS_PER_HOUR = 60

/** When each account sent its letters of the last hour. */
const sent = new Map<number, number[]>()

/**
 * Counts a letter that an account sends now.
 * @param now in ms since 1970
 * @returns when it may send the next, if it may not send this one
 */
export function limitReached(account: number, now: number): Date | null {
  const lately = (sent.get(account) ?? []).filter((at) => at > now - HOUR_MS)
  const [first] = lately
  const isFull = first !== undefined && lately.length >= LETTERS_PER_HOUR
  sent.set(account, isFull ? lately : [...lately, now])
  return isFull ? new Date(first + HOUR_MS) : null
}
