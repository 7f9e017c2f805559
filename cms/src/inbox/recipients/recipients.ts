import type { CollectionConfig, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import { SHUT } from '../../staff/access/roles.ts'
import type { Addresses } from './addresses-schema.ts'

const RECIPIENTS = 'recipients'

/**
 * The addresses to which each restaurant wants its requests for tables, and the one that its guests answer to.
 * Separate from the restaurants: what is written there is published, previewed, exported, copied and kept in versions. No one can read it over
 * the network but by our own calls.
 */
export const recipients: CollectionConfig = {
  slug: RECIPIENTS,
  labels: {
    singular: { en: 'Addresses for requests', ja: '予約の通知先' },
    plural: { en: 'Addresses for requests', ja: '予約の通知先' },
  },
  access: SHUT,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // No relation: SQLite would then refuse to delete the restaurant.
    { name: 'restaurant', type: 'number', required: true, unique: true },
    { name: 'addresses', type: 'text', hasMany: true },
    { name: 'replyTo', type: 'text' },
  ],
}

type Asking = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

type Row = {
  id: number
  restaurant: number
  addresses?: string[] | null
  replyTo?: string | null
}

/** The addresses of one restaurant. */
export async function addressesOf({ payload }: Asking, restaurant: number): Promise<Addresses> {
  const row = await payload.db.findOne<Row>({
    collection: RECIPIENTS,
    where: { restaurant: { equals: restaurant } },
  })
  return { addresses: row?.addresses ?? [], replyTo: row?.replyTo ?? '' }
}

/** The addresses of all restaurants that have any. */
export async function allAddresses(payload: Payload): Promise<Row[]> {
  const { docs } = await payload.find({
    collection: RECIPIENTS,
    sort: 'restaurant',
    pagination: false,
    depth: 0,
  })
  return docs.filter(({ addresses }) => addresses?.length)
}

/** Replaces the addresses of a restaurant; without any, nothing of it is kept. */
export function keepAddresses(
  req: PayloadRequest,
  restaurant: number,
  kept: Addresses,
): Promise<void> {
  return inTransaction(req, async () => {
    await forgetAddresses(req, restaurant)
    if (kept.addresses.length === 0 && kept.replyTo === '') return
    await req.payload.create({ collection: RECIPIENTS, data: { restaurant, ...kept }, req })
  })
}

/** Deletes the addresses of a restaurant. */
export async function forgetAddresses(req: PayloadRequest, restaurant: number): Promise<void> {
  const where = { restaurant: { equals: restaurant } }
  await req.payload.delete({ collection: RECIPIENTS, where, depth: 0, req })
}
