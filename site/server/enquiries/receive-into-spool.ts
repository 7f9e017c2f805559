import { referenceOf } from '@noren/contract/enquiry/reference'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Receive } from './intake/submit.ts'
import { type Spool, SpoolUnavailable } from './spool/spool.ts'
import { uuidV7 } from './spool/uuid-v7.ts'

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
