import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
} from 'payload'
import { say } from '../../base/words.ts'
import { sessionIdOf } from '../../staff/accounts/sessions/sessions.ts'

const SESSION_LIMIT_MS = 8 * 60 * 60 * 1000

/** No mail leaves the staff zone, so a forgotten password is set anew by an admin. */
export const refuseForgotPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'forgotPassword' && operation !== 'resetPassword') return args
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
  const current = req.user && sessionIdOf(req.user)
  const session = req.user?.sessions?.find(({ id }) => id === current)
  const began = session?.createdAt ? Date.parse(session.createdAt) : Number.NaN
  if (Date.now() - began < SESSION_LIMIT_MS) return args
  throw new APIError(
    say(req, { en: 'Please sign in again.', ja: 'もう一度ログインしてください。' }),
    401,
  )
}

/** Whoever opens an empty desk may do everything. */
export const firstIsOwner: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs === 0 ? { ...data, role: 'owner' } : data
}

/** A locked account answers like a wrong password: a stranger learns nothing (hostile inputs L01). */
export const hideLock: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return undefined
  return {
    status: 401,
    response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] },
  }
}
