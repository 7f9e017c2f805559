import {
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { deriveForNothing } from '../../base/payload-insides/accounts.ts'
import { findAccount, isLocked } from '../account-row.ts'

/** The hash that each running sign-in is checked against, unless it is part of a larger change. */
const hashes = new WeakMap<PayloadRequest, TypedUser['hash']>()

/**
 * Every sign-in costs one derivation of a key, whatever the reason of its refusal: Payload derives one
 * only for an existing account with a password that is not locked (hostile inputs L03).
 */
export const takeOneTime: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return args
  const { email, password } = args.data
  const address = typeof email === 'string' ? email.toLowerCase().trim() : ''
  const account = await findAccount(req, { email: { equals: address } })
  if (!req.transactionID) hashes.set(req, account?.hash)
  const isChecked = account?.hash && account.salt && !isLocked(account)
  if (!isChecked || typeof password !== 'string' || password.trim() === '') await deriveForNothing()
  return args
}

/**
 * With the new session Payload writes the whole account as it was before the password was checked. If an
 * admin changed it in between, that change wins and the sign-in is rolled back: its transaction is still
 * open, and a read from outside of it finds what the others wrote.
 */
export const keepNewerChanges: CollectionBeforeLoginHook<TypedUser> = async ({ req, user }) => {
  if (!hashes.has(req)) return user
  const now = await findAccount({ payload: req.payload }, { id: { equals: user.id } })
  const isSame =
    now?.hash === hashes.get(req) && now?.role === user.role && now?.email === user.email
  if (!isSame) throw new AuthenticationError(req.t)
  return user
}
