import type { DatabaseSync } from 'node:sqlite'
import { ACTS_A_LINK, type LinkNote } from '../acts.ts'

/** Whether a link of this enquiry was used too often. */
export function isUsedUp(db: DatabaseSync, id: string): boolean {
  return (
    Number(db.prepare('SELECT acts FROM guest_links WHERE id = ?').get(id)?.acts ?? 0) >=
    ACTS_A_LINK
  )
}

/** Whether a guest has cancelled the table of this enquiry. */
export function isCancelled(db: DatabaseSync, id: string): boolean {
  return (
    db.prepare('SELECT 1 FROM guest_links WHERE id = ? AND cancelled = 1').get(id) !== undefined
  )
}

/** Remembers one more use of a link. */
export function noteLink(db: DatabaseSync, { id, isCancelled, until }: LinkNote): void {
  db.prepare(
    `INSERT INTO guest_links VALUES (?, 1, ?, ?) ON CONFLICT (id) DO UPDATE
     SET acts = acts + 1, cancelled = max(cancelled, excluded.cancelled), until = excluded.until`,
  ).run(id, Number(isCancelled), until)
}

/** Forgets links that have ended. */
export function forgetLinks(db: DatabaseSync, now: number): void {
  db.prepare('DELETE FROM guest_links WHERE until <= ?').run(now)
}
