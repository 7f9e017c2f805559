import { createHash } from 'node:crypto'
import type { Enquiry } from '@noren/contract/enquiry/fields'
import { createKept } from '../../kept.ts'
import type { Outcome } from './outcomes.ts'

type Sent = Extract<Outcome, { kind: 'sent' }>

/**
 * The requests for tables that were taken lately, each with its answer: one whose answer was lost is sent again, and
 * staff may have marked its sitting as full in between. It has arrived, and its guest must not read that it was refused.
 */
export type TakenBefore = {
  keep: (key: string, enquiry: Enquiry, sent: Sent) => void
  find: (key: string, enquiry: Enquiry) => Sent | undefined
}

const KEPT_MS = 10 * 60_000
const MOST = 1000

export function createTakenBefore(): TakenBefore {
  const kept = createKept<Sent>({ keptMs: KEPT_MS, limit: MOST, sizeOf: () => 1 })
  // No text of an enquiry is kept.
  const nameOf = (key: string, enquiry: Enquiry) =>
    createHash('sha256')
      .update(`${key} ${JSON.stringify(enquiry)}`)
      .digest('base64')
  return {
    keep: (key, enquiry, sent) => kept.keep(nameOf(key, enquiry), sent),
    find: (key, enquiry) => kept.find(nameOf(key, enquiry)),
  }
}
