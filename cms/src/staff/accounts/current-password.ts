import {
  APIError,
  type CollectionBeforeOperationHook,
  incrementLoginAttempts,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isPasswordOf } from '../../base/payload-insides/accounts.ts'
import { say, type Words } from '../../base/words.ts'
import { findAccount, isLocked } from '../account-row.ts'

const REFUSALS = {
  wrong: {
    en: 'For this, please also type your own current password. The one you typed is wrong.',
    ja: 'この操作には、ご自身の現在のパスワードが必要です。正しく入力してください。',
  },
  locked: {
    en: 'Your current password was wrong too often. Please try again in ten minutes.',
    ja: '現在のパスワードの誤りが続いたため、受け付けを止めています。10分後にもう一度お試しください。',
  },
  others: {
    en: 'Everyone chooses their own password. Please give this person a link to choose one.',
    ja: 'パスワードは本人だけが決められます。この方には、パスワードを決めるリンクを渡してください。',
  },
} as const satisfies Record<string, Words>

/**
 * A user who changes, over the network, their password or an address to sign in with, their own or another
 * member's, must prove that this is not someone at an unattended desk. Wrong guesses count as at the sign-in.
 * Nobody changes the password of others.
 */
export const needCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return args
  const { password, currentPassword, email } = args.data
  const id = 'id' in args ? args.id : undefined
  const hasPassword = password !== undefined && password !== null
  if (hasPassword && id !== req.user.id) throw new APIError(say(req, REFUSALS.others), 403)
  if (hasPassword || (await isNewAddress(req, id, email))) {
    await checkCurrentPassword(req, currentPassword)
  }
  return args
}

/** Several accounts together have no address in common, so one for all is new. */
async function isNewAddress(req: PayloadRequest, id: unknown, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false
  const account = id === undefined ? null : await findAccount(req, { id: { equals: id } })
  return email.trim().toLowerCase() !== account?.email
}

/**
 * Continues only if this is the user's own password.
 * @throws {APIError} 403 if it is not, which counts as a wrong sign-in
 */
export async function checkCurrentPassword(req: PayloadRequest, password: unknown): Promise<void> {
  const account = await findAccount(req, { id: { equals: req.user?.id } })
  if (!account || isLocked(account)) throw refusalOf(req, 'locked')
  if (typeof password === 'string' && (await isPasswordOf(account, password))) return
  // The change has failed; counting the guess must not wait for its transaction, nor be rolled back with it.
  await killTransaction(req)
  const { payload } = req
  const collection = payload.collections.users.config
  await incrementLoginAttempts({ collection, payload, user: account })
  throw refusalOf(req, 'wrong')
}

/** Names the field, so that forms show the sentence there. */
function refusalOf(req: PayloadRequest, why: 'locked' | 'wrong'): APIError {
  const message = say(req, REFUSALS[why])
  return new APIError(message, 403, { errors: [{ path: 'currentPassword', message }] })
}
