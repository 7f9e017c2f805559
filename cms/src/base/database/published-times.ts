import type { Payload } from 'payload'
import * as v from 'valibot'
import { rowsFound } from './rows.ts'

/** A published document, and when it was last changed, as the database writes it. */
export type PublishedTime = { id: number; changed: string }

const timesSchema = v.array(v.object({ id: v.number(), changed: v.string() }))

/**
 * The published documents of a list, in the order of a column. Payload's own reading goes through
 * every field of every document, also of those it was not asked for: half a second for a thousand.
 *
 * @param table and `column` are names of ours, which go into the statement as they are
 * @param also the document that is among them, published or not
 */
export async function publishedTimes(
  db: Payload['db'],
  { table, column, also }: { table: string; column: string; also: number | null },
): Promise<PublishedTime[]> {
  const statement = `
    SELECT id, CAST(updated_at AS text) AS changed FROM ${table}
    WHERE (_status = 'published' AND deleted_at IS NULL) OR id = ${Number(also ?? 0)}
    ORDER BY ${column}, id`
  return v.parse(timesSchema, await rowsFound(db, statement))
}
