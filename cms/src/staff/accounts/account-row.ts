import type { PayloadRequest, TypedUser, Where } from 'payload'

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
