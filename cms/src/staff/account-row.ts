import type { PayloadRequest, TypedUser, Where } from 'payload'
import { reach } from './access/roles.ts'

/** Where to read or write: within the request's transaction, if it has one. */
export type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Reads an account with its password's hash, past all rules. */
export function findAccount(req: Asking, where: Where): Promise<TypedUser | null> {
  return req.payload.db.findOne<TypedUser>({ collection: 'users', where, req })
}

/** Writes to an account past all rules, without a new time of change: nothing that staff wrote has changed. */
export async function changeAccount(
  req: Asking,
  id: TypedUser['id'],
  change: Partial<TypedUser>,
): Promise<void> {
  const data = { ...change, updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id, data, returning: false, req })
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
  await changeAccount({ payload }, id, { lockUntil: null, loginAttempts: 0 })
}

/** The account of a request. */
export function accountAt({ routeParams }: PayloadRequest): number {
  return Number(routeParams?.id)
}

/** Whether a user may act on the {@link accountAt} a request: owners on all, others on their own. */
export function reachesAccount(user: TypedUser, req: PayloadRequest): boolean {
  return user.id === accountAt(req) || reach(user, 'people') === 'all'
}
