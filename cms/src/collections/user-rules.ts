import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
} from 'payload'
import { say } from '../words.ts'

const PASSWORD_MIN = 12
const PASSWORD_MAX = 128
const SESSION_LIMIT_MS = 8 * 60 * 60 * 1000
/** What Payload 3.90 spends on checking a password. */
const HASH_ROUNDS = 600_000

/** A new password is 12 to 128 characters long (hostile inputs L05). */
export const checkPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  const password: unknown = isWrite ? Reflect.get(args.data, 'password') : undefined
  if (password === undefined || password === null) return args
  const length = typeof password === 'string' ? [...password].length : 0
  if (length >= PASSWORD_MIN && length <= PASSWORD_MAX) return args
  const message = {
    en: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. A short sentence is easy to remember.`,
    ja: `パスワードは${PASSWORD_MIN}〜${PASSWORD_MAX}文字にしてください。短い文章にすると覚えやすくなります。`,
  }
  throw new APIError(say(req, message), 400)
}

/** No mail leaves the staff zone, so a forgotten password is set anew by an admin. */
export const refuseForgotPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'forgotPassword') return args
  throw new APIError(
    say(req, {
      en: 'Please ask an administrator to set a new password for you.',
      ja: '管理者に新しいパスワードの設定を依頼してください。',
    }),
    403,
  )
}

/** After eight hours everybody signs in again, however busy they were (hostile inputs L19). */
export const endLongSessions: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'refresh') return args
  const current: unknown = req.user && Reflect.get(req.user, '_sid')
  const session = req.user?.sessions?.find(({ id }) => id === current)
  const began = session?.createdAt ? Date.parse(session.createdAt) : Number.NaN
  if (Date.now() - began < SESSION_LIMIT_MS) return args
  throw new APIError(
    say(req, { en: 'Please sign in again.', ja: 'もう一度ログインしてください。' }),
    401,
  )
}

/** An address nobody has takes as long to refuse as a wrong password (hostile inputs L03). */
export const takeTimeForStrangers: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login' || typeof args.data.email !== 'string') return args
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: args.data.email.toLowerCase().trim() } },
    overrideAccess: true,
  })
  if (totalDocs === 0) {
    await promisify(pbkdf2)('', randomBytes(32), HASH_ROUNDS, 32, 'sha256')
  }
  return args
}

/** Whoever opens an empty desk may do everything. */
export const firstIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}

/** A locked account answers like a wrong password: a stranger learns nothing (hostile inputs L01). */
export const hideLock: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return undefined
  return {
    status: 401,
    response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] },
  }
}
