import {
  APIError,
  type CollectionBeforeOperationHook,
  incrementLoginAttempts,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isPasswordOf } from '../../base/payload-insides/accounts.ts'
import { say, type Words } from '../../base/words.ts'
import { findAccount, isLocked } from './account-row.ts'

const REFUSALS = {
  wrong: {
    en: 'For this, please also type your own current password. What stands there is not it.',
    ja: 'この操作には、ご自身の現在のパスワードが必要です。正しく入力してください。',
  },
  locked: {
    en: 'Your current password was wrong too often. Please try again in ten minutes.',
    ja: '現在のパスワードが何度も正しくなかったため、10分後にもう一度お試しください。',
  },
} as const satisfies Record<string, Words>

/**
 * Whoever changes over the network what somebody signs in with, a password or an address, their own or
 * another member's, shows that they are not only sitting at somebody's open desk. Wrong guesses count as they do at the sign-in.
 */
export const needCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return args
  const { password, currentPassword, email } = args.data
  const hasPassword = password !== undefined && password !== null
  if (hasPassword || (await isNewAddress(req, 'id' in args ? args.id : undefined, email))) {
    await checkCurrentPassword(req, currentPassword)
  }
  return args
}

/** Several accounts at once have no address in common, so one for all is new. */
async function isNewAddress(req: PayloadRequest, id: unknown, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false
  const account = id === undefined ? null : await findAccount(req, { id: { equals: id } })
  return email.trim().toLowerCase() !== account?.email
}

/**
 * Lets whoever asks go on when this is their own password.
 * @throws {APIError} 403 when it is not, which counts as a wrong sign-in
 */
export async function checkCurrentPassword(req: PayloadRequest, password: unknown): Promise<void> {
  const account = await findAccount(req, { id: { equals: req.user?.id } })
  if (!account || isLocked(account)) throw new APIError(say(req, REFUSALS.locked), 403)
  if (typeof password === 'string' && (await isPasswordOf(account, password))) return
  // The change is over; counting the guess must not wait for its transaction, nor be undone with it.
  await killTransaction(req)
  const { payload } = req
  const collection = payload.collections.users.config
  await incrementLoginAttempts({ collection, payload, user: account })
  throw new APIError(say(req, REFUSALS.wrong), 403)
}
