import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import { isFullAt } from '@noren/contract/hours/full-now'
import type { Payload } from 'payload'
import { readSeats } from '../../content/kinds/facts/seats.ts'
import { fullFromDesk } from '../../publish/reshape/full.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'

/**
 * Whether the table that an enquiry asks for is at a sitting that is full by now, as staff have marked or the seats
 * are counted: the site had taken the request before it knew.
 */
export async function cameWhileFull(
  payload: Payload,
  table: TableRequest | undefined,
): Promise<boolean> {
  const [day, minutes] = [readDay(table?.date), readClock(table?.time)]
  if (!table || day === null || minutes === null) return false
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: table.restaurant } },
    depth: 0,
    limit: 1,
    select: { openingHours: true, standing: true },
  })
  const [restaurant] = docs
  if (!restaurant) return false
  const of = { restaurant: { equals: restaurant.id } }
  const facts = { where: of, pagination: false, depth: 0, locale: 'all' } as const
  const booked = await payload.find({ collection: 'booked', ...facts })
  const [seated] = await readSeats(payload, [restaurant.id])
  const full = fullFromDesk({ booked: booked.docs, counted: seated?.counted ?? null })
  if (full.length === 0) return false
  const closures = await payload.find({ collection: 'closures', ...facts })
  const hours = reshapeOpeningHours({ ...restaurant, closures: closures.docs })
  return !!hours && isFullAt(full, hours, day, day * DAY_MINUTES + minutes)
}
