import type { Payload } from 'payload'
import * as v from 'valibot'
import { rowsFound } from './rows.ts'

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

/** How many facts a restaurant has, and when one of them last came, changed or went to the trash (ISO 8601). */
export type FactsChanged = v.InferOutput<typeof changedSchema>[number]

/**
 * What tells of each restaurant whether its facts have changed: one statement for all of them.
 * @param table a name of ours, which goes into the statement as it is
 */
export async function factsChanged(db: Payload['db'], table: string): Promise<FactsChanged[]> {
  const statement = `
    SELECT restaurant_id AS restaurant, CAST(MAX(updated_at) AS text) AS changed,
      CAST(SUM(CASE WHEN deleted_at IS NULL THEN 1 ELSE 0 END) AS integer) AS count
    FROM ${table} GROUP BY restaurant_id`
  return v.parse(changedSchema, await rowsFound(db, statement))
}
