import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  TypedUser,
} from 'payload'
import { changedParts } from '../accounts/changed-parts.ts'
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

/** Records what changes of an account, each part for itself. */
export const recordChanged: CollectionBeforeChangeHook<TypedUser> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return
  const about = { account: originalDoc.id, by: req.user?.id }
  const { email, role, restaurants } = changedParts(data, originalDoc)
  if (data.password) await record(req, { ...about, act: 'password-changed' })
  if (email) await record(req, { ...about, act: 'address-changed' })
  if (role) await record(req, { ...about, act: 'role-changed', role: data.role ?? null })
  if (restaurants) await record(req, { ...about, act: 'restaurants-changed' })
}

export const recordRemoved: CollectionBeforeDeleteHook = ({ id, req }) =>
  record(req, { act: 'account-removed', account: Number(id), by: req.user?.id })

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
