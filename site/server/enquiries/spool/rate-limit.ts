const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Clients remembered at once; the one heard of longest ago is forgotten first. */
const CLIENTS_LIMIT = 20_000

/** Enquiries per client. */
export type Limits = { perMinute: number; perHour: number }

/** For how long an enquiry counts, in ms. */
export const COUNTED_MS = HOUR_MS

/** Counts stored enquiries per client. */
export type RateLimit = {
  /** Counts one more and returns 0; else the seconds until the client may send again. */
  admit: (client: string) => number
}

/**
 * Seconds until one more is allowed by both rules, 0 when it is now.
 * @param times of the client's enquiries within the last hour, the oldest first
 */
function secondsToWait(
  times: readonly number[],
  { perMinute, perHour }: Limits,
  now: number,
): number {
  const byMinute = times.at(-perMinute)
  const byHour = times.at(-perHour)
  const freeAt = Math.max(
    byMinute === undefined ? 0 : byMinute + MINUTE_MS,
    byHour === undefined ? 0 : byHour + HOUR_MS,
  )
  return Math.max(0, Math.ceil((freeAt - now) / 1000))
}

/** A limit that this process keeps by itself. */
export function createRateLimit(limits: Limits, now: () => number): RateLimit {
  const clients = new Map<string, number[]>()
  return {
    admit(client) {
      const times = (clients.get(client) ?? []).filter((time) => time > now() - COUNTED_MS)
      const wait = secondsToWait(times, limits, now())
      if (wait > 0) return wait
      clients.delete(client)
      clients.set(client, [...times, now()])
      const [oldest] = clients.keys()
      if (clients.size > CLIENTS_LIMIT && oldest !== undefined) clients.delete(oldest)
      return 0
    },
  }
}
