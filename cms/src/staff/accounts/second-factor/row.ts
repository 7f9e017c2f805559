import type {
  CollectionBeforeDeleteHook,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload'

export type Factor = DataFromCollectionSlug<'second-factors'>

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>

const within = ({ transactionID }: Asking) => (transactionID ? { req: { transactionID } } : {})

/** The second factor of an account, as it is in the database; also one nobody has confirmed. */
export function findFactor(asking: Asking, account: number): Promise<Factor | null> {
  return asking.payload.db.findOne<Factor>({
    collection: 'second-factors',
    where: { account: { equals: account } },
    ...within(asking),
  })
}

/** Whether an account has a second factor that is asked for. */
export async function hasFactor(asking: Asking, account: number): Promise<boolean> {
  return Boolean((await findFactor(asking, account))?.confirmedAt)
}

/** Writes what of a second factor has changed. */
export async function changeFactor(
  asking: Asking,
  id: number,
  data: Partial<Factor>,
): Promise<void> {
  await asking.payload.update({
    collection: 'second-factors',
    id,
    data,
    depth: 0,
    ...within(asking),
  })
}

/** Takes the second factor from an account: its password is enough from now on. */
export async function removeFactor(asking: Asking, account: number): Promise<void> {
  await asking.payload.db.deleteMany({
    collection: 'second-factors',
    where: { account: { equals: account } },
    ...within(asking),
  })
}

/** The secret as the app knows it; `null` where the key is not the one it was written with. */
export function secretOf(payload: Payload, { secret }: Pick<Factor, 'secret'>): string | null {
  const read = payload.decrypt(secret)
  return /^[A-Z2-7]{32}$/.test(read) ? read : null
}

/** The second factor goes with its account. */
export const forgetFactor: CollectionBeforeDeleteHook = ({ id, req }) =>
  removeFactor(req, Number(id))
