import { referenceOf } from '@noren/contract/enquiry/reference'
import { errorFacts, log } from '@noren/contract/process/log'
import type { Receive } from './intake/submit.ts'
import { type Spool, SpoolUnavailable } from './spool/spool.ts'
import { uuidV7 } from './spool/uuid.ts'

/**
 * Keeps submissions in the spool; once one is durable, `stored` is told.
 * What cannot be stored is answered as failed. That the spool is unavailable is in the log already;
 * any other fault is logged without a word of the enquiry.
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
      return { kind: 'sent', reference }
    } catch (error) {
      if (!(error instanceof SpoolUnavailable))
        log('error', 'enquiry not stored', errorFacts(error))
      return { kind: 'failed', status: 503 }
    }
  }
}
