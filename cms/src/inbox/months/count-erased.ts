import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { onPostgres } from '../../base/database/transaction.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Enquiry } from '../../payload-types.ts'
import { countsOf, NONE, sumOf } from './count.ts'

/**
 * Adds the tables that are erased to the numbers of their months, in the transaction that erases them: each is
 * counted either by its enquiry or here, never twice. Once for all of them, which Payload deletes side by side.
 */
export const countErased: CollectionAfterOperationHook<'enquiries'> = async ({
  operation,
  req,
  result,
}) => {
  if (operation === 'delete') await addToMonths(req, result.docs)
  // Payload's type of one deleted document is that of any collection.
  if (operation === 'deleteByID' && 'tableState' in result) await addToMonths(req, [result])
  return result
}

async function addToMonths(req: PayloadRequest, erased: readonly Enquiry[]): Promise<void> {
  const counted = erased.filter((each) => each.tableDate && countsOf(each).asked > 0)
  if (counted.length === 0) return
  // The second of two deletions sees what the first has written.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('table-counts'))`)
  for (const [id, tables] of Map.groupBy(counted, monthOf)) {
    const where = { id: { equals: id } }
    const one = { collection: 'table-counts', where, depth: 0, req } as const
    const [before] = (await req.payload.find(one)).docs
    const [restaurant = '', month = ''] = id.split(' ')
    const sum = tables.map(countsOf).reduce(sumOf, before ?? NONE)
    const data = { ...sum, id, restaurant, month }
    if (before) await req.payload.db.updateOne({ collection: 'table-counts', id, data, req })
    else await req.payload.db.create({ collection: 'table-counts', data, req })
  }
}

/** The restaurant of a table, and its month. */
function monthOf({ tableRestaurant, tableDate }: Enquiry): string {
  return `${tableRestaurant} ${dayOf(tableDate ?? '').slice(0, 7)}`
}
