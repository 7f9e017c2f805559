import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { Payload } from 'payload'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import type { Mark } from '../full/full.ts'
import { marksOf } from '../full/marks-of.ts'

/** A restaurant's hours with its closures, and what of its days is full. */
export async function readDays(
  { payload, now }: { payload: Payload; now: Date },
  id: number,
): Promise<{ hours: OpeningHours | null; marks: Mark[] }> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { equals: id } },
    depth: 0,
    locale: 'all',
    select: { openingHours: true, standing: true },
  })
  const closures = await payload.find({
    collection: 'closures',
    where: { restaurant: { equals: id } },
    pagination: false,
    depth: 0,
    locale: 'all',
  })
  const marks = await marksOf(payload, now, [id])
  const [restaurant] = docs
  return {
    hours: restaurant ? reshapeOpeningHours({ ...restaurant, closures: closures.docs }) : null,
    marks: marks.get(id) ?? [],
  }
}
