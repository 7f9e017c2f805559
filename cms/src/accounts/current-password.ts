import {
  APIError,
  type CollectionBeforeOperationHook,
  incrementLoginAttempts,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { say, type Words } from '../words.ts'
import { findAccount, isLocked } from './account-row.ts'
import { isPasswordOf } from './derivation.ts'

const REFUSALS = {
  wrong: {
    en: 'To set a new password, please also type your own current password. What stands there is not it.',
    ja: '新しいパスワードを設定するには、ご自身の現在のパスワードを正しく入力してください。',
  },
  locked: {
    en: 'Your current password was wrong too often. Please try again in ten minutes.',
    ja: '現在のパスワードが何度も正しくなかったため、10分後にもう一度お試しください。',
  },
} as const satisfies Record<string, Words>

/**
 * Whoever sets a password over the network, their own or another member's, shows that they are not
 * only sitting at somebody's open desk. Wrong guesses count as they do at the sign-in.
 */
export const needCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return args
  const { password, currentPassword } = args.data
  if (password !== undefined && password !== null) {
    await checkCurrentPassword(req, currentPassword)
  }
  return args
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
