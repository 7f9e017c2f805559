import { type Limits, secondsToWait } from './rate-limit.ts'
import type { NewEnquiry, Spool } from './spool.ts'

/** As many clients as this may use up their share before what comes counts as a rush. */
const CLIENTS_A_MINUTE = 12
const CLIENTS_AN_HOUR = 15

/** Stores, and keeps apart what comes in a rush. */
export type RushGate = Pick<Spool, 'store'> & {
  /** How many were kept apart since the start. */
  keptApart: () => number
}

/**
 * Marks what comes while very many write at once, from wherever, so that no mail is sent for each. It is
 * stored and acknowledged like any other: nobody can close the form by filling it (decision 066). What was
 * suspected already, or is not stored, is no part of a rush. Counted by this process for itself.
 */
export function withRush(
  spool: Pick<Spool, 'store'>,
  { limits, now }: { limits: Limits; now: () => number },
): RushGate {
  const ofAll = {
    perMinute: CLIENTS_A_MINUTE * limits.perMinute,
    perHour: CLIENTS_AN_HOUR * limits.perHour,
  }
  const remembered = Math.max(ofAll.perMinute, ofAll.perHour)
  const times: number[] = []
  let keptApart = 0
  return {
    store: async (enquiry) => {
      if (enquiry.quarantined) return spool.store(enquiry)
      const isRush = secondsToWait(times, ofAll, now()) > 0
      // Before it is stored: those on their way at the same moment count as well.
      times.push(now())
      let isStored = false
      try {
        const result = await spool.store(isRush ? apart(enquiry) : enquiry)
        isStored = result.kind === 'stored'
        if (isStored && isRush) keptApart++
        return result
      } finally {
        if (!isStored) times.pop()
        else if (times.length > remembered) times.shift()
      }
    },
    keptApart: () => keptApart,
  }
}

function apart(enquiry: NewEnquiry): NewEnquiry {
  return { ...enquiry, quarantined: true, marks: [...enquiry.marks, 'many-at-once'] }
}
