import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { SET_ASIDE } from '../rows.ts'
import type { MailKind } from '../spool.ts'

type DeliveryKind = MailKind | 'inbox'

const SELECT = `
  SELECT e.*, CASE mail.state WHEN 'done' THEN mail.done_at END AS mailed_at
  FROM deliveries AS d
  JOIN enquiries AS e ON e.id = d.enquiry_id
  JOIN deliveries AS mail ON mail.enquiry_id = e.id AND mail.kind = 'mail'
  WHERE d.kind = ? AND d.state = 'pending' AND d.due_at <= ?
  ORDER BY d.due_at, e.rowid LIMIT ?`

/** The enquiries a delivery is due for, the one waiting longest first. */
export function dueEnquiries(
  db: DatabaseSync,
  kind: DeliveryKind,
  now: number,
  limit: number,
): Record<string, SQLOutputValue>[] {
  return db.prepare(SELECT).all(kind, now, limit)
}

/** Records that a delivery has arrived. @returns whether it was pending */
export function endDelivery(
  db: DatabaseSync,
  id: string,
  kind: DeliveryKind,
  now: number,
): boolean {
  const { changes } = db
    .prepare(
      `UPDATE deliveries SET state = 'done', done_at = ?
       WHERE enquiry_id = ? AND kind = ? AND state = 'pending'`,
    )
    .run(now, id, kind)
  return changes > 0
}

/** Postpones a delivery until `dueAt`, in ms since 1970. */
export function putOffDelivery(
  db: DatabaseSync,
  id: string,
  kind: DeliveryKind,
  dueAt: number,
): void {
  db.prepare('UPDATE deliveries SET due_at = ? WHERE enquiry_id = ? AND kind = ?').run(
    dueAt,
    id,
    kind,
  )
}

/** Postpones deliveries to the inbox until `dueAt`, in ms since 1970, since it cannot store them. */
export function setAsideDeliveries(db: DatabaseSync, ids: readonly string[], dueAt: number): void {
  db.prepare(
    `UPDATE deliveries SET due_at = ?, attempts = attempts + 1
     WHERE kind = 'inbox' AND enquiry_id IN (SELECT value FROM json_each(?))`,
  ).run(dueAt, JSON.stringify(ids))
}

/** The ids of enquiries that the inbox could not store, oldest first. */
export function setAsideIds(db: DatabaseSync, limit: number): string[] {
  return db
    .prepare(`SELECT enquiry_id FROM deliveries WHERE ${SET_ASIDE} ORDER BY enquiry_id LIMIT ?`)
    .all(limit)
    .map(({ enquiry_id }) => String(enquiry_id))
}

/** Counts one more rejection of a delivery. @returns how often it had been before */
export function turnedAwayBefore(db: DatabaseSync, id: string, kind: DeliveryKind): number {
  const row = db
    .prepare(
      `UPDATE deliveries SET attempts = attempts + 1 WHERE enquiry_id = ? AND kind = ?
       RETURNING attempts - 1 AS before`,
    )
    .get(id, kind)
  return Number(row?.before ?? 0)
}

/** Abandons pending deliveries of enquiries from before `before`. @returns how many */
export function giveUpDeliveries(
  db: DatabaseSync,
  kind: DeliveryKind,
  before: number,
  now: number,
): number {
  const { changes } = db
    .prepare(
      `UPDATE deliveries SET state = 'failed', done_at = ? WHERE kind = ? AND state = 'pending'
       AND enquiry_id IN (SELECT id FROM enquiries WHERE received_at < ?)`,
    )
    .run(now, kind, before)
  return Number(changes)
}

/** The deliveries of a kind of these enquiries, with the time each arrived. */
export function deliveriesOf(
  db: DatabaseSync,
  kind: DeliveryKind,
  ids: readonly string[],
): Record<string, SQLOutputValue>[] {
  return db
    .prepare(
      `SELECT d.*, e.received_at FROM deliveries AS d JOIN enquiries AS e ON e.id = d.enquiry_id
       WHERE d.kind = ? AND d.enquiry_id IN (SELECT value FROM json_each(?))`,
    )
    .all(kind, JSON.stringify(ids))
}

/** How many deliveries of a kind are pending, due or not. */
export function countPending(db: DatabaseSync, kind: DeliveryKind): number {
  const row = db
    .prepare("SELECT COUNT(*) AS count FROM deliveries WHERE kind = ? AND state = 'pending'")
    .get(kind)
  return Number(row?.count ?? 0)
}

const DELIVERED =
  "NOT EXISTS (SELECT 1 FROM deliveries WHERE enquiry_id = enquiries.id AND state = 'pending')"

/** Erases the personal data of every enquiry that staff have received. @returns how many */
export function eraseDelivered(db: DatabaseSync): number {
  const { changes } = db
    .prepare(
      `UPDATE enquiries SET name = NULL, phone = NULL, email = NULL, subject = NULL, message = NULL,
         table_request = NULL, guest_act = NULL
       WHERE message IS NOT NULL AND ${DELIVERED}`,
    )
    .run()
  return Number(changes)
}

/** Removes the rest of enquiries that staff received before `before`. */
export function removeDelivered(db: DatabaseSync, before: number): void {
  db.prepare(
    `DELETE FROM enquiries WHERE received_at < ? AND NOT EXISTS (SELECT 1 FROM deliveries
       WHERE enquiry_id = enquiries.id AND (state = 'pending' OR done_at >= ?))`,
  ).run(before, before)
}

/** Removes every enquiry from before `before`, also unread ones. @returns how many */
export function removeExpired(db: DatabaseSync, before: number): number {
  return Number(db.prepare('DELETE FROM enquiries WHERE received_at < ?').run(before).changes)
}

/** How many deliveries of each kind are pending, set aside by the desk or failed, for the health report. */
export function countDeliveries(db: DatabaseSync): Record<string, number> {
  const rows = db
    .prepare(
      `SELECT kind || ' ' || CASE WHEN ${SET_ASIDE} THEN 'set-aside' ELSE state END AS name,
         COUNT(*) AS count
       FROM deliveries WHERE state IN ('pending', 'failed') GROUP BY 1`,
    )
    .all()
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** The arrival of the oldest waiting enquiry that the desk did not set aside, by kind; in ms since 1970. */
export function oldestPending(db: DatabaseSync): Record<string, number> {
  const rows = db
    .prepare(
      `SELECT d.kind, MIN(e.received_at) AS oldest FROM deliveries AS d
       JOIN enquiries AS e ON e.id = d.enquiry_id
       WHERE d.state = 'pending' AND NOT (${SET_ASIDE}) GROUP BY d.kind`,
    )
    .all()
  return Object.fromEntries(rows.map(({ kind, oldest }) => [String(kind), Number(oldest)]))
}
