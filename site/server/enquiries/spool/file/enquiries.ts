import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { EnquiryRows, Row } from '../rows.ts'
import { type Known, REPEAT_MS } from '../spool.ts'

/** An enquiry that was sent before, by its key, else by the same recent text. */
export function findRepeated(db: DatabaseSync, { enquiry }: EnquiryRows): Known | null {
  const { idempotency_key: key, fingerprint, received_at: receivedAt } = enquiry
  const row = db
    .prepare(
      `SELECT id, fingerprint FROM enquiries
       WHERE idempotency_key = :key OR (fingerprint = :fingerprint AND received_at > :since)
       ORDER BY idempotency_key = :key DESC LIMIT 1`,
    )
    .get({ key, fingerprint, since: receivedAt - REPEAT_MS })
  if (!row) return null
  return row.fingerprint === fingerprint
    ? { kind: 'repeated', id: String(row.id) }
    : { kind: 'key-used' }
}

/** Whether an enquiry is here. */
export function isStored(db: DatabaseSync, id: string): boolean {
  return db.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(id) !== undefined
}

/** Whether an enquiry is here that looks like spam or came in a burst. */
export function isSuspected(db: DatabaseSync, id: string): boolean {
  return (
    db.prepare('SELECT 1 FROM enquiries WHERE id = ? AND quarantined = 1').get(id) !== undefined
  )
}

/** Stores an enquiry with its deliveries. */
export function insertRows(db: DatabaseSync, { enquiry, deliveries }: EnquiryRows): void {
  insert(db, 'enquiries', enquiry)
  for (const delivery of deliveries) insert(db, 'deliveries', delivery)
}

function insert(db: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row)
  const places = columns.map(() => '?')
  db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`).run(...Object.values(row))
}

/** The oldest enquiries, as stored. */
export function readOldest(db: DatabaseSync, limit: number): EnquiryRows[] {
  const deliveriesOf = db.prepare('SELECT * FROM deliveries WHERE enquiry_id = ?')
  return db
    .prepare('SELECT * FROM enquiries ORDER BY id LIMIT ?')
    .all(limit)
    .map((row) => {
      const enquiry = readRow(row)
      const id = String(enquiry.id)
      return {
        enquiry: {
          ...enquiry,
          id,
          received_at: Number(enquiry.received_at),
          idempotency_key:
            enquiry.idempotency_key === null ? null : String(enquiry.idempotency_key),
          fingerprint: String(enquiry.fingerprint),
        },
        deliveries: deliveriesOf.all(id).map(readRow),
      }
    })
}

/** Removes an enquiry with its deliveries. */
export function removeEnquiry(db: DatabaseSync, id: string): void {
  db.prepare('DELETE FROM enquiries WHERE id = ?').run(id)
}

/** Columns are texts and integers. */
function readRow(row: Record<string, SQLOutputValue>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' || value === null ? value : String(value),
    ]),
  )
}

/** Where mails about tables go, as it is stored. */
export function readRecipients(db: DatabaseSync): unknown {
  return db.prepare('SELECT stored FROM recipients').get()?.stored
}
