import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  DataFromCollectionSlug,
  Payload,
} from 'payload'
import { SHUT } from '../../access/roles.ts'
import type { Asking } from '../../account-row.ts'

/**
 * The second factor of each account that has one. Separate from the accounts: every sign-in writes those
 * whole, and must never write back an old factor. No one can read it over the network.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: {
    singular: { en: 'Second factor', ja: '二段階認証' },
    plural: { en: 'Second factors', ja: '二段階認証' },
  },
  access: SHUT,
  admin: { hidden: true },
  fields: [
    // No relation: SQLite would then refuse to delete the account.
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted with a key derived from PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // Before it there is a secret, but no proof that the user's app knows it.
    { name: 'confirmedAt', type: 'date' },
    { name: 'usedStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryHashes', type: 'text', hasMany: true },
  ],
}

export type Factor = DataFromCollectionSlug<'second-factors'>

/** The second factor of an account, from the database; also an unconfirmed one. */
export function findFactor(asking: Asking, account: number): Promise<Factor | null> {
  return asking.payload.db.findOne<Factor>({
    collection: 'second-factors',
    where: { account: { equals: account } },
    req: asking,
  })
}

/** Whether an account has a second factor that the sign-in requires. */
export async function hasFactor(asking: Asking, account: number): Promise<boolean> {
  return Boolean((await findFactor(asking, account))?.confirmedAt)
}

/** Writes the changes to a second factor. */
export async function changeFactor(
  { payload, transactionID }: Asking,
  id: number,
  data: Partial<Factor>,
): Promise<void> {
  const within = transactionID && { req: { transactionID } }
  await payload.update({ collection: 'second-factors', id, data, depth: 0, ...within })
}

/** Removes the second factor from an account: from now on its password is enough. */
export async function removeFactor(asking: Asking, account: number): Promise<void> {
  await asking.payload.db.deleteMany({
    collection: 'second-factors',
    where: { account: { equals: account } },
    req: asking,
  })
}

/** The secret as the app knows it; `null` where it was encrypted with another key. */
export function secretOf(payload: Payload, { secret }: Pick<Factor, 'secret'>): string | null {
  const read = payload.decrypt(secret)
  return /^[A-Z2-7]{32}$/.test(read) ? read : null
}

/** The second factor is deleted with its account. */
export const forgetFactor: CollectionBeforeDeleteHook = ({ id, req }) =>
  removeFactor(req, Number(id))
