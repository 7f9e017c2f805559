import { randomBytes } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { say } from '../../../base/words.ts'

/**
 * Whoever is added over the network gets no password: they choose it with their link. Payload makes no
 * account without one, so it gets one that nobody knows, which {@link takePassword} takes away again.
 */
export const addWithoutPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || overrideAccess || !req.user) return args
  if (args.data.password) {
    const words = {
      en: 'Everyone chooses their own password, with the link of their invitation.',
      ja: 'パスワードは、招待のリンクから本人が決めます。',
    }
    throw new APIError(say(req, words), 403)
  }
  req.context.isInvited = true
  return { ...args, data: { ...args.data, password: randomBytes(32).toString('base64url') } }
}

/** Nobody can sign in to an invited account before its link was used. */
export const takePassword: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.context.isInvited) return doc
  await req.payload.db.updateOne({
    collection: 'users',
    id: doc.id,
    data: { hash: null, salt: null, updatedAt: null },
    returning: false,
    req,
  })
  return doc
}

/** With a new password, a link to choose one is over. */
export const endLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
