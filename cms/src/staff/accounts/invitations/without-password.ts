import { randomBytes } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type TypedUser,
} from 'payload'
import { say } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { changeAccount } from '../../account-row.ts'
import { changedParts } from '../../changed-parts.ts'
import { endLinksBy } from '../links.ts'

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
  await changeAccount(req, doc.id, { hash: null, salt: null })
  return doc
}

/**
 * A link to choose a password is over with a new password, and where the account is no longer the one it was
 * made for: its address, role or restaurants have changed.
 */
export const endLink: CollectionBeforeChangeHook<TypedUser> = ({
  data,
  operation,
  originalDoc,
}) => {
  const isChanged = changedParts(data, originalDoc).length > 0
  return operation === 'update' && (data.password || isChanged)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
}

/** The links that a member of staff made end with the right to make them, and with the account. */
export const endLinksOfDemoted: CollectionAfterChangeHook<TypedUser> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isDemoted = mayInvite(previousDoc) && !mayInvite(doc)
  if (operation === 'update' && isDemoted) await endLinksBy(req, doc.id)
  return doc
}

const mayInvite = ({ role }: TypedUser) => reach(role ? { role } : null, 'people') === 'all'

/** As {@link endLinksOfDemoted}, for whoever is removed: a later account may get the same id. */
export const endLinksOfRemoved: CollectionBeforeDeleteHook = ({ id, req }) =>
  endLinksBy(req, Number(id))
