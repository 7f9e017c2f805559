import type { CollectionAfterDeleteHook } from 'payload'
import { onPostgres } from '../../base/database/transaction.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Enquiry } from '../../payload-types.ts'
import { countsOf, NONE, sumOf } from './count.ts'

/**
 * Adds a table that is erased to the numbers of its month, in the transaction that erases it: each is counted
 * either by its enquiry or here, never twice.
 */
export const countErased: CollectionAfterDeleteHook<Enquiry> = async ({ doc, req }) => {
  const { tableRestaurant: restaurant, tableDate } = doc
  const counts = countsOf(doc)
  if (!restaurant || !tableDate || counts.asked === 0) return
  const month = dayOf(tableDate).slice(0, 7)
  const id = `${restaurant} ${month}`
  // The second of two deletions sees what the first has written.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('table-counts'))`)
  const where = { id: { equals: id } }
  const one = { collection: 'table-counts', where, depth: 0, req } as const
  const [before] = (await req.payload.find(one)).docs
  const data = { id, restaurant, month, ...sumOf(before ?? NONE, counts) }
  if (before) await req.payload.db.updateOne({ collection: 'table-counts', id, data, req })
  else await req.payload.db.create({ collection: 'table-counts', data, req })
}
