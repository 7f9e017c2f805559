import { handedEnquiry, knownMail } from '../rows.ts'
import type { MailKind, Mails } from '../spool.ts'
import type { Database } from './database.ts'
import * as deliveries from './deliveries.ts'

/** The mails of one kind in the file. */
export function createFileMails(
  { read, write }: Database,
  kind: MailKind,
  now: () => number,
): Mails {
  return {
    claim: async (leaseMs) => {
      const [due] = read((db) => deliveries.dueEnquiries(db, kind, now(), 1))
      if (!due) return null
      return write((db) => {
        const [claimed] = deliveries.dueEnquiries(db, kind, now(), 1).map(handedEnquiry)
        if (claimed) deliveries.putOffDelivery(db, claimed.id, kind, now() + leaseMs)
        return claimed ?? null
      })
    },
    sent: async (id) => {
      await write((db) => deliveries.endDelivery(db, id, kind, now()))
    },
    putOff: (id, ms) => write((db) => deliveries.putOffDelivery(db, id, kind, now() + ms)),
    turnedAway: (id) => write((db) => deliveries.turnedAwayBefore(db, id, kind)),
    giveUp: (ms) => write((db) => deliveries.giveUpDeliveries(db, kind, now() - ms, now())),
    pending: async () => read((db) => deliveries.countPending(db, kind)),
    of: async (ids) => read((db) => deliveries.deliveriesOf(db, kind, ids).map(knownMail)),
  }
}
