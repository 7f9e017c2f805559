import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  TypedUser,
} from 'payload'
import { findAccount } from '../account-row.ts'
import { changedParts } from '../changed-parts.ts'
import type { Act } from './acts.ts'
import { record } from './record.ts'

export const recordSignIn: CollectionAfterLoginHook = ({ req, user }) =>
  record(req, { act: 'signed-in', account: user.id, by: user.id })

export const recordSignOut: CollectionAfterLogoutHook = ({ req }) =>
  record(req, { act: 'signed-out', account: req.user?.id ?? null, by: req.user?.id })

export const recordAdded: CollectionAfterChangeHook<TypedUser> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  const { id: account, role = null } = doc
  await record(req, { act: 'account-added', account, by: req.user?.id, role })
}

/** The accounts for which a request brings a new password; once one is stored, Payload has taken it away. */
const withPassword = new WeakMap<PayloadRequest, Set<number>>()

/** Notes a new password for {@link recordChanged}. */
export const notePassword: CollectionBeforeChangeHook<TypedUser> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !data.password) return
  const accounts = withPassword.get(req) ?? new Set()
  withPassword.set(req, accounts.add(originalDoc.id))
}

/** Records what was changed of an account, each part for itself. */
export const recordChanged: CollectionAfterChangeHook<TypedUser> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return
  const about = { account: doc.id, by: req.user?.id }
  const changed = changedParts(doc, previousDoc)
  const isNamed = (doc.name ?? '') !== (previousDoc.name ?? '')
  if (withPassword.get(req)?.delete(doc.id))
    await record(req, { ...about, act: 'password-changed' })
  if (isNamed) await record(req, { ...about, act: 'name-changed' })
  if (changed.includes('email')) await record(req, { ...about, act: 'address-changed' })
  if (changed.includes('role'))
    await record(req, { ...about, act: 'role-changed', role: doc.role ?? null })
  if (changed.includes('restaurants')) await record(req, { ...about, act: 'restaurants-changed' })
}

export const recordRemoved: CollectionAfterDeleteHook = ({ id, req }) =>
  record(req, { act: 'account-removed', account: Number(id), by: req.user?.id })

/** Records that an owner let somebody sign in again whom wrong passwords had locked out. */
export const recordUnlocked: CollectionAfterOperationHook<'users'> = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'unlock') return result
  const email = args.data.email.toLowerCase().trim()
  const account = await findAccount(req, { email: { equals: email } })
  await record(req, { act: 'account-unlocked', account: account?.id ?? null, by: req.user?.id })
  return result
}

/** Records that a global was saved, which owners alone may. */
export const recordSaved =
  (act: Act): GlobalAfterChangeHook =>
  ({ req }) =>
    record(req, { act, by: req.user?.id })

/** Records how many enquiries are deleted for good, by whom or whatever. */
export const recordErased: CollectionAfterOperationHook<'enquiries'> = async ({
  operation,
  req,
  result,
}) => {
  const count = operation === 'delete' ? result.docs.length : operation === 'deleteByID' ? 1 : 0
  if (count > 0) await record(req, { act: 'enquiries-erased', by: req.user?.id, count })
  return result
}
