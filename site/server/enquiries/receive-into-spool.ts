import { randomBytes } from 'node:crypto'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Receive } from './intake/submit.ts'
import { type Spool, SpoolUnavailable } from './spool/spool.ts'

/**
 * Stores submissions in the spool, and calls `stored` once one is durable. A submission that cannot be
 * stored is answered as failed. The log already says that the spool is unavailable; any other error is
 * logged without any text of the enquiry.
 */
export function receiveIntoSpool(
  spool: Pick<Spool, 'store'>,
  { now, stored }: { now: () => number; stored: () => void },
): Receive {
  return async (submission) => {
    try {
      const receivedAt = now()
      const result = await spool.store({ ...submission, id: uuidV7(receivedAt), receivedAt })
      if (result.kind === 'key-used' || result.kind === 'too-many') return result
      const reference = referenceOf(result.id)
      if (result.kind === 'stored') {
        log('info', 'enquiry stored', { id: result.id, reference })
        stored()
      }
      return { kind: 'sent', reference, id: result.id }
    } catch (error) {
      if (!(error instanceof SpoolUnavailable))
        log('error', 'enquiry not stored', errorFacts(error))
      return { kind: 'failed', status: 503 }
    }
  }
}

/** A UUID of version 7 (RFC 9562): unique, and ordered by time. */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
