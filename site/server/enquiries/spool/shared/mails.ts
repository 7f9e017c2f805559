import { handedEnquiry, knownMail } from '../rows.ts'
import type { MailKind, Mails } from '../spool.ts'
import type { SharedDatabase } from './database.ts'

/** The mails of a kind in the shared spool; two sites that ask at the same time never get the same one. */
export function createSharedMails(
  { ask }: SharedDatabase,
  kind: MailKind,
  now: () => number,
): Mails {
  return {
    claim: (leaseMs) =>
      ask(async (sql) => {
        const [row] = await sql`
          WITH claimed AS (
            UPDATE deliveries SET due_at = ${now() + leaseMs}
            WHERE kind = ${kind} AND enquiry_id = (
              SELECT enquiry_id FROM deliveries
              WHERE kind = ${kind} AND state = 'pending' AND due_at <= ${now()}
              ORDER BY due_at, enquiry_id LIMIT 1 FOR UPDATE SKIP LOCKED
            )
            RETURNING enquiry_id
          )
          SELECT enquiries.*, NULL AS mailed_at FROM enquiries JOIN claimed ON id = enquiry_id`
        return row ? handedEnquiry(row) : null
      }),
    sent: (id) =>
      ask(async (sql) => {
        await sql`UPDATE deliveries SET state = 'done', done_at = ${now()}
          WHERE enquiry_id = ${id} AND kind = ${kind} AND state = 'pending'`
      }),
    putOff: (id, ms) =>
      ask(async (sql) => {
        await sql`UPDATE deliveries SET due_at = ${now() + ms}
          WHERE enquiry_id = ${id} AND kind = ${kind}`
      }),
    turnedAway: (id) =>
      ask(async (sql) => {
        const [row] = await sql`UPDATE deliveries SET attempts = attempts + 1
          WHERE enquiry_id = ${id} AND kind = ${kind} RETURNING attempts - 1 AS before`
        return Number(row?.before ?? 0)
      }),
    giveUp: (ms) =>
      ask(async (sql) => {
        const { count } = await sql`UPDATE deliveries SET state = 'failed', done_at = ${now()}
          WHERE kind = ${kind} AND state = 'pending'
          AND enquiry_id IN (SELECT id FROM enquiries WHERE received_at < ${now() - ms})`
        return count
      }),
    pending: () =>
      ask(async (sql) => {
        const [row] = await sql`SELECT count(*) AS count FROM deliveries
          WHERE kind = ${kind} AND state = 'pending'`
        return Number(row?.count ?? 0)
      }),
    of: (ids) =>
      ask(async (sql) => {
        const rows = await sql`
          SELECT d.*, e.received_at FROM deliveries AS d JOIN enquiries AS e ON e.id = d.enquiry_id
          WHERE d.kind = ${kind}
          AND d.enquiry_id IN (SELECT jsonb_array_elements_text(${sql.json([...ids])}))`
        return rows.map(knownMail)
      }),
  }
}
