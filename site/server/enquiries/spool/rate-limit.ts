import { networkOf } from '@noren/kit/process/network'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Senders remembered; the least recent one is forgotten first. */
const SENDERS_LIMIT = 20_000

/** Enquiries per client. */
export type Limits = { perMinute: number; perHour: number }

/** How many clients of one wider network may use their full share. */
const CLIENTS_PER_NETWORK = 5

/** For how long an enquiry counts, in ms. */
export const COUNTED_MS = HOUR_MS

/** Counts stored enquiries. */
export type RateLimit = {
  /** Counts one more and returns 0; else the seconds until the sender may send again. */
  admit: (sender: string) => number
}

/**
 * The senders an enquiry from an address counts for: a home or a phone, and the network around it, so that
 * many addresses do not help an attacker (decision 066). Many people may share both, as behind a carrier's
 * address, so the wider limit is much higher.
 */
export function countedFor(address: string): { client: string; network: string } {
  return {
    client: networkOf(address, { 4: 32, 6: 64 }),
    network: networkOf(address, { 4: 24, 6: 48 }),
  }
}

/** The limit of a wider network, given that of a client. */
export function limitsOfNetwork({ perMinute, perHour }: Limits): Limits {
  return {
    perMinute: CLIENTS_PER_NETWORK * perMinute,
    perHour: CLIENTS_PER_NETWORK * perHour,
  }
}

/**
 * Seconds until one more is allowed by both rules, 0 for now.
 * @param times of the sender's enquiries within the last hour, the oldest first
 */
export function secondsToWait(
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

/** A limit in this process alone, for senders of any kind. */
export function createRateLimit(limits: Limits, now: () => number): RateLimit {
  const { wait, count } = createCount(limits, now)
  return {
    admit(sender) {
      const seconds = wait(sender)
      if (seconds === 0) count(sender)
      return seconds
    },
  }
}

/** A limit for addresses and the networks they are in; see {@link countedFor}. */
export function createAddressLimit(limits: Limits, now: () => number): RateLimit {
  const clients = createCount(limits, now)
  const networks = createCount(limitsOfNetwork(limits), now)
  return {
    admit(address) {
      const { client, network } = countedFor(address)
      const seconds = Math.max(clients.wait(client), networks.wait(network))
      if (seconds === 0) {
        clients.count(client)
        networks.count(network)
      }
      return seconds
    },
  }
}

function createCount(limits: Limits, now: () => number) {
  const senders = new Map<string, number[]>()
  const timesOf = (sender: string) =>
    (senders.get(sender) ?? []).filter((time) => time > now() - COUNTED_MS)
  return {
    wait: (sender: string) => secondsToWait(timesOf(sender), limits, now()),
    count(sender: string) {
      const times = timesOf(sender)
      senders.delete(sender)
      senders.set(sender, [...times, now()])
      const [oldest] = senders.keys()
      if (senders.size > SENDERS_LIMIT && oldest !== undefined) senders.delete(oldest)
    },
  }
}
