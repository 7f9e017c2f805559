import { errorFacts, log } from '../log.ts'
import type { Receive } from './intake/submit.ts'
import { SpoolUnavailable } from './spool/database.ts'
import type { Spool } from './spool/spool.ts'

/**
 * Keeps submissions in the spool; once one is on the disk, `stored` is told.
 * What cannot be stored is answered as failed. That the spool is unavailable is in the log already;
 * any other fault is logged without a word of the enquiry.
 */
export function receiveIntoSpool(spool: Spool, stored: () => void): Receive {
  return async (submission, admit) => {
    try {
      const result = await spool.store(submission, admit)
      if (result.kind === 'key-used' || result.kind === 'not-admitted') return result
      if (result.kind === 'stored') stored()
      return { kind: 'sent', reference: result.id }
    } catch (error) {
      if (!(error instanceof SpoolUnavailable))
        log('error', 'enquiry not stored', errorFacts(error))
      return { kind: 'failed', status: 503 }
    }
  }
}
