const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Clients remembered at once; the one heard of longest ago is forgotten first. */
const CLIENTS_LIMIT = 20_000

/** Counts stored enquiries per client. */
export type RateLimit = {
  /** Counts one more, unless the client has had its share. */
  admit: (client: string) => boolean
  /** Seconds until the client may send again, at least 1. */
  retryAfter: (client: string) => number
}

export function createRateLimit(
  { perMinute, perHour }: { perMinute: number; perHour: number },
  now: () => number,
): RateLimit {
  const clients = new Map<string, number[]>()

  function recent(client: string): number[] {
    return (clients.get(client) ?? []).filter((time) => time > now() - HOUR_MS)
  }

  /** Times at which one more is allowed again by each of the two rules; in the past when it is. */
  function freeAt(times: readonly number[]): number {
    const byMinute = times.at(-perMinute)
    const byHour = times.at(-perHour)
    return Math.max(
      byMinute === undefined ? 0 : byMinute + MINUTE_MS,
      byHour === undefined ? 0 : byHour + HOUR_MS,
    )
  }

  return {
    admit(client) {
      const times = recent(client)
      if (freeAt(times) > now()) return false
      clients.delete(client)
      clients.set(client, [...times, now()])
      const [oldest] = clients.keys()
      if (clients.size > CLIENTS_LIMIT && oldest !== undefined) clients.delete(oldest)
      return true
    },
    retryAfter: (client) => Math.max(1, Math.ceil((freeAt(recent(client)) - now()) / 1000)),
  }
}
