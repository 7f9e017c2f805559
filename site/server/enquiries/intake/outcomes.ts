import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { createTally, type Sample } from '@noren/kit/metrics'
import { log } from '@noren/kit/process/log'
import type { FormProblems } from '#src/pages/contact/form-fields.ts'
import { createAllowance } from '../../at-most.ts'

/** The outcome of a submission. */
export type Outcome =
  /** `id` where this process keeps it, `table` where one was asked for. */
  | {
      kind: 'sent'
      reference: string | null
      id?: string
      message?: string
      table?: TableRequest
    }
  | { kind: 'invalid'; problems: FormProblems }
  | { kind: 'key-used' }
  | { kind: 'too-many'; retryAfter: number }
  /** Nothing was stored; the visitor may try again. */
  | { kind: 'failed'; status: 502 | 503 }
  /** A provider's own refusal, with its text. */
  | { kind: 'refused'; status: number; message: string | undefined }

/** Anyone can cause refusals; beyond this many only the metrics count them. */
const LINES_PER_MINUTE = 60

const KINDS = ['sent', 'invalid', 'key-used', 'too-many', 'failed', 'refused'] as const

/** The outcomes of enquiries since the start. */
export type Outcomes = {
  /** Counts one outcome; a refusal is also a line in the log, without any text of the enquiry. */
  note: (outcome: Outcome) => void
  samples: () => Sample[]
  /** How many were refused by a limit within the last 24 hours, from all senders. */
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

/** Counts by the hour: a flood takes no more memory than 24 counts. */
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
