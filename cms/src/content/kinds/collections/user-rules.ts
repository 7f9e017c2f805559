import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
} from 'payload'
import { say } from '../../../base/words.ts'
import { ASK_FOR_LINK } from '../../../staff/accounts/invitations/invitation-words.ts'
import { sessionIdOf } from '../../../staff/accounts/sessions/sessions.ts'

const SESSION_LIMIT_MS = 8 * 60 * 60 * 1000

/** Nobody asks for a link by themselves: an owner makes one, which only our own code takes. */
export const refuseForgotPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isReset = operation === 'resetPassword' && !overrideAccess
  if (operation !== 'forgotPassword' && !isReset) return args
  throw new APIError(say(req, ASK_FOR_LINK), 403)
}

/** After eight hours everyone signs in again, however active they were (hostile inputs L19). */
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

/** The first account of a desk is an owner's. */
export const firstIsOwner: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs === 0 ? { ...data, role: 'owner' } : data
}

/**
 * A locked account gets the same answer as a wrong password, so that strangers learn nothing (hostile
 * inputs L01).
 */
export const hideLock: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return undefined
  return {
    status: 401,
    response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] },
  }
}
