import type { Access, FieldAccess } from 'payload'

/** What a member of staff may do: editors work on content and enquiries, admins also on accounts. */
export const ROLES = ['editor', 'admin'] as const

/** Anyone who is signed in. */
export const staff: Access = ({ req }) => req.user !== null

/** Admins only. */
export const admins: Access = ({ req }) => req.user?.role === 'admin'

/** Admins see every account, others their own (hostile inputs L15). */
export const ownAccount: Access = ({ req: { user } }) =>
  user !== null && (user.role === 'admin' || { id: { equals: user.id } })

/** A field everyone who is signed in sees. */
export const staffField: FieldAccess = ({ req }) => req.user !== null

/** A field only admins may fill. */
export const adminField: FieldAccess = ({ req }) => req.user?.role === 'admin'

/** Nobody over the network; our own code passes by access rules. */
export const nobody = (): boolean => false
