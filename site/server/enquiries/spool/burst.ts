import { type Limits, secondsToWait } from './rate-limit.ts'
import type { NewEnquiry, Spool } from './spool.ts'

/** How many clients may use their full share before further enquiries count as a burst. */
const CLIENTS_A_MINUTE = 12
const CLIENTS_AN_HOUR = 15

/** Stores, and flags what comes in a burst. */
export type BurstGate = Pick<Spool, 'store'> & {
  /** How many were flagged since the start. */
  inBursts: () => number
}

/**
 * Flags enquiries in a burst, from any senders, so that not each causes a mail. They are stored and
 * acknowledged like any other: a flood cannot close the form (decision 066). Suspected enquiries, and
 * those not stored, do not count. Each process counts alone.
 */
export function flagBursts(
  spool: Pick<Spool, 'store'>,
  { limits, now }: { limits: Limits; now: () => number },
): BurstGate {
  const ofAll = {
    perMinute: CLIENTS_A_MINUTE * limits.perMinute,
    perHour: CLIENTS_AN_HOUR * limits.perHour,
  }
  const remembered = Math.max(ofAll.perMinute, ofAll.perHour)
  const times: number[] = []
  let inBursts = 0
  return {
    store: async (enquiry) => {
      if (enquiry.quarantined) return spool.store(enquiry)
      const isBurst = secondsToWait(times, ofAll, now()) > 0
      // Before it is stored, so that simultaneous ones count as well.
      times.push(now())
      let isStored = false
      try {
        const result = await spool.store(isBurst ? flagged(enquiry) : enquiry)
        isStored = result.kind === 'stored'
        if (isStored && isBurst) inBursts++
        return result
      } finally {
        if (!isStored) times.pop()
        else if (times.length > remembered) times.shift()
      }
    },
    inBursts: () => inBursts,
  }
}

function flagged(enquiry: NewEnquiry): NewEnquiry {
  return { ...enquiry, quarantined: true, marks: [...enquiry.marks, 'many-at-once'] }
}
