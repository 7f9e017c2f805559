import type { PayloadRequest, TypedUser, Where } from 'payload'
import { reach } from './access/roles.ts'

/** Reads an account with its password's hash, past all rules; within the request's transaction, if it has one. */
export function findAccount(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  where: Where,
): Promise<TypedUser | null> {
  const { payload, transactionID } = req
  return payload.db.findOne<TypedUser>({
    collection: 'users',
    where,
    ...(transactionID && { req: { transactionID } }),
  })
}

/** Whether too many wrong passwords have locked the account for now. */
export function isLocked({ lockUntil }: TypedUser): boolean {
  return Date.parse(lockUntil ?? '') > Date.now()
}

/** Lets somebody sign in again at once whose wrong passwords or codes have locked the account. */
export async function liftLock(
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: TypedUser['id'],
): Promise<void> {
  const data = { lockUntil: null, loginAttempts: 0 }
  await payload.db.updateOne({ collection: 'users', id, data, returning: false })
}

/** The account of a request. */
export function accountAt({ routeParams }: PayloadRequest): number {
  return Number(routeParams?.id)
}

/** Whether a user may act on the {@link accountAt} a request: owners on all, others on their own. */
export function reachesAccount(user: TypedUser, req: PayloadRequest): boolean {
  return user.id === accountAt(req) || reach(user, 'people') === 'all'
}
