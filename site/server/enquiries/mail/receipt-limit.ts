import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { createRateLimit } from '../spool/rate-limit.ts'

/** Receipts to one address, those of tables apart, and to all; further ones are not sent. */
const TO_ONE = { perMinute: 1, perHour: 1 }
const OF_TABLES = { perMinute: 3, perHour: 3 }
const TO_ALL = { perMinute: 20, perHour: 200 }
/** Number of receipts remembered for another try. */
const REMEMBERED = 1000

/** Whether a receipt may be sent: anyone can enter someone else's address. */
export type ReceiptLimit = { admits: (enquiry: HandedEnquiry) => boolean }

/** Counts in this process: one site mails at a time (decision 022). A receipt tried again counts once. */
export function createReceiptLimit(now: () => number): ReceiptLimit {
  const toOne = createRateLimit(TO_ONE, now)
  const ofTables = createRateLimit(OF_TABLES, now)
  const toAll = createRateLimit(TO_ALL, now)
  const admitted = new Set<string>()
  return {
    admits({ id, email, table }) {
      if (admitted.has(id)) return true
      const own = table ? ofTables : toOne
      if (own.admit(email.toLowerCase()) > 0 || toAll.admit('') > 0) return false
      admitted.add(id)
      const [oldest] = admitted
      if (admitted.size > REMEMBERED && oldest !== undefined) admitted.delete(oldest)
      return true
    },
  }
}
