import type { Payload } from 'payload'
import * as v from 'valibot'
import { isInFile, isOnPostgres } from '../which-database.ts'

/**
 * The rows that one of our statements finds, since Payload's own read walks every field of every document.
 * @param statement contains nothing that a client sent
 */
async function rowsFound(db: Payload['db'], statement: string): Promise<unknown> {
  if (isOnPostgres(db)) return (await db.drizzle.execute(statement)).rows
  if (isInFile(db)) return db.drizzle.all(statement)
  throw new Error(`Unknown kind of database: ${db.name}`)
}

/** A published document, and its last change as the database writes it. */
type PublishedTime = { id: number; changed: string }

const timesSchema = v.array(v.object({ id: v.number(), changed: v.string() }))

/**
 * The published documents of a list, in an order of columns. Payload's own read walks every field of
 * every document, also fields that were not selected: half a second for a thousand.
 *
 * @param table and `order` are our own names, which go into the statement as they are
 * @param also a document to include, published or not
 */
export async function publishedTimes(
  db: Payload['db'],
  { table, order, also }: { table: string; order: string; also: number | null },
): Promise<PublishedTime[]> {
  const statement = `
    SELECT id, CAST(updated_at AS text) AS changed FROM ${table}
    WHERE (_status = 'published' AND deleted_at IS NULL) OR id = ${Number(also ?? 0)}
    ORDER BY ${order}, id`
  return v.parse(timesSchema, await rowsFound(db, statement))
}

const changedSchema = v.array(
  v.object({
    restaurant: v.number(),
    count: v.number(),
    changed: v.pipe(
      v.string(),
      v.transform((time) => new Date(time).toISOString()),
    ),
  }),
)

/** How many facts a restaurant has, and when one was last added, changed or moved to the trash (ISO 8601). */
export type FactsChanged = v.InferOutput<typeof changedSchema>[number]

/**
 * Shows for each restaurant whether its facts have changed: one statement for all of them.
 * @param table our own name, which goes into the statement as it is
 */
export async function factsChanged(db: Payload['db'], table: string): Promise<FactsChanged[]> {
  const statement = `
    SELECT restaurant_id AS restaurant, CAST(MAX(updated_at) AS text) AS changed,
      CAST(SUM(CASE WHEN deleted_at IS NULL THEN 1 ELSE 0 END) AS integer) AS count
    FROM ${table} GROUP BY restaurant_id`
  return v.parse(changedSchema, await rowsFound(db, statement))
}
