import { SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import type { CollectionConfig, Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '../../../base/database/transaction.ts'
import { SHUT } from '../../../staff/access/roles.ts'

const SEATS = 'seats'

const countedSchema = v.array(
  v.object({
    /** Of business, `YYYY-MM-DD`. */
    day: v.string(),
    sitting: v.picklist(SESSION_LABELS),
    state: v.picklist(['few', 'full']),
  }),
)

/** A sitting with few seats left, or none, by the tables that the desk knows of. */
export type Counted = v.InferOutput<typeof countedSchema>[number]

/**
 * How many people a restaurant seats at each sitting, where staff want that counted, and what the count has
 * found. Separate from the restaurants: what is written there is published, exported, copied and kept in versions.
 * Of this visitors see the outcome alone, and no one can read it over the network.
 */
export const seats: CollectionConfig = {
  slug: SEATS,
  labels: {
    singular: { en: 'Seats', ja: '席数' },
    plural: { en: 'Seats', ja: '席数' },
  },
  access: SHUT,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // No relation: SQLite would then refuse to delete the restaurant.
    { name: 'restaurant', type: 'number', required: true, unique: true },
    { name: 'seats', type: 'number', required: true },
    { name: 'counted', type: 'json' },
  ],
}

/** The seats of a restaurant. */
export type Seated = { id: number; restaurant: number; seats: number; counted: Counted[] }

/** Of all restaurants that count them, or of some. */
export async function readSeats(
  payload: Payload,
  restaurants?: readonly number[],
): Promise<Seated[]> {
  const { docs } = await payload.find({
    collection: SEATS,
    ...(restaurants && { where: { restaurant: { in: [...restaurants] } } }),
    sort: 'restaurant',
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, restaurant, seats, counted }) => ({
    id,
    restaurant,
    seats,
    counted: v.parse(v.fallback(countedSchema, []), counted),
  }))
}

/** Replaces the number of seats of a restaurant; `null`: they are no longer counted. */
export function keepSeats(
  req: PayloadRequest,
  restaurant: number,
  seats: number | null,
): Promise<void> {
  return inTransaction(req, async () => {
    await forgetSeats(req, restaurant)
    if (seats === null) return
    await req.payload.create({ collection: SEATS, data: { restaurant, seats }, req })
  })
}

/** Deletes the number of seats of a restaurant, and what was counted. */
export async function forgetSeats(req: PayloadRequest, restaurant: number): Promise<void> {
  const where = { restaurant: { equals: restaurant } }
  await req.payload.delete({ collection: SEATS, where, depth: 0, req })
}

/** Keeps what the count has found. */
export async function keepCounted(payload: Payload, id: number, counted: Counted[]): Promise<void> {
  await payload.update({ collection: SEATS, id, data: { counted }, depth: 0 })
}

/** Reads what was counted, by the id of the restaurant; unchanged, it is the same object as before. */
export function createCountedReader(
  payload: Payload,
): () => Promise<ReadonlyMap<number, readonly Counted[]>> {
  let known = new Map<number, { text: string; counted: readonly Counted[] }>()
  return async () => {
    const rows = (await readSeats(payload)).filter(({ counted }) => counted.length > 0)
    known = new Map(
      rows.map(({ restaurant, counted }) => {
        const text = JSON.stringify(counted)
        const before = known.get(restaurant)
        return [restaurant, before?.text === text ? before : { text, counted }]
      }),
    )
    return new Map([...known].map(([restaurant, { counted }]) => [restaurant, counted]))
  }
}
