import { createTally, type Sample } from '@noren/contract/metrics'
import { log } from '@noren/contract/process/log'
import type { FormProblems } from '#src/pages/contact/form-fields.ts'
import { createAllowance } from '../../at-most.ts'

/** What came of a submission. */
export type Outcome =
  | { kind: 'sent'; reference: string | null; message?: string }
  | { kind: 'invalid'; problems: FormProblems }
  | { kind: 'key-used' }
  | { kind: 'too-many'; retryAfter: number }
  /** Nothing was stored; the visitor may try again. */
  | { kind: 'failed'; status: 502 | 503 }
  /** A provider's own refusal, in its words. */
  | { kind: 'refused'; status: number; message: string | undefined }

/** Anybody can have an enquiry refused; beyond these the figures tell how many there were. */
const LINES_PER_MINUTE = 60

const KINDS = ['sent', 'invalid', 'key-used', 'too-many', 'failed', 'refused'] as const

/** What became of the enquiries since the start. */
export type Outcomes = {
  /** Counts one; one that was not taken is a line in the log, without a word of it. */
  note: (outcome: Outcome) => void
  samples: () => Sample[]
  /** How many were too many within the last 24 hours, whoever sent them. */
  refusedLately: () => number
}

/** @param now in ms since 1970 */
export function createOutcomes(now: () => number): Outcomes {
  const tally = createTally<Outcome['kind']>(KINDS)
  const refused = createDayCount(now)
  const allowance = createAllowance(LINES_PER_MINUTE)
  return {
    note: ({ kind }) => {
      tally.add(kind)
      if (kind === 'too-many') refused.add()
      if (kind === 'sent' || !allowance.isLeft()) return
      allowance.take()
      log('info', 'enquiry not taken', { why: kind })
    },
    samples: () => tally.samples('outcome'),
    refusedLately: refused.sum,
  }
}

const HOUR_MS = 60 * 60_000
const HOURS = 24

/** Counts by the hour: a flood takes no more room than a day of hours. */
function createDayCount(now: () => number): { add: () => void; sum: () => number } {
  const counts = new Map<number, number>()
  const hourNow = () => Math.floor(now() / HOUR_MS)
  function forget(): void {
    for (const hour of counts.keys()) if (hour <= hourNow() - HOURS) counts.delete(hour)
  }
  return {
    add: () => {
      forget()
      counts.set(hourNow(), (counts.get(hourNow()) ?? 0) + 1)
    },
    sum: () => {
      forget()
      return [...counts.values()].reduce((sum, count) => sum + count, 0)
    },
  }
}
