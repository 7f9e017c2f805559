import type { PayloadRequest, TypedUser, Where } from 'payload'
import { reach } from '../access/roles.ts'

/** Reads an account with its password's hash, past all rules; within the transaction of the request, if that has one. */
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

/** The account a call is about. */
export function accountAt({ routeParams }: PayloadRequest): number {
  return Number(routeParams?.id)
}

/** Whether somebody may do something to the {@link accountAt} a call: owners to all, others to their own. */
export function reachesAccount(user: TypedUser, req: PayloadRequest): boolean {
  return user.id === accountAt(req) || reach(user, 'people') === 'all'
}
