import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { writeDay } from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { Payload } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { dueAt } from './due.ts'
import { restaurantIdAt } from './restaurant-names.ts'

/** When a request is late, as a field of its enquiry: by the hours that hold as it is collected. */
export async function storedDue(
  payload: Payload,
  table: TableRequest,
  receivedAt: string,
): Promise<{ tableDueAt: string }> {
  const received = new Date(receivedAt)
  const hours = await hoursOf(payload, table.restaurant, received)
  return { tableDueAt: dueAt(hours, table, received).toISOString() }
}

/**
 * The published hours of a restaurant by a slug it has or had, with its closures from the day before on; `null`
 * where unknown.
 */
export async function hoursOf(
  payload: Payload,
  slug: string,
  at: Date,
): Promise<OpeningHours | null> {
  const id = await restaurantIdAt(payload, slug)
  if (id === null) return null
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    select: { openingHours: true, standing: true },
  })
  const [restaurant] = docs
  if (!restaurant) return null
  const { docs: closures } = await payload.find({
    collection: 'closures',
    where: {
      restaurant: { equals: restaurant.id },
      to: { greater_than_equal: `${writeDay(todayIn(at) - 1)}T00:00:00.000Z` },
    },
    depth: 0,
    pagination: false,
  })
  return reshapeOpeningHours({ ...restaurant, closures })
}
