import type { Role } from '../access/roles.ts'
import type { Asking } from '../account-row.ts'
import type { Act } from './acts.ts'

/** An act for the audit log. */
type Recorded = {
  act: Act
  /** Whose account it is about; `null`: unknown. */
  account?: number | null
  /** The account that did it; without one it was the desk itself. */
  by?: number | undefined
  /** The permissions an account has from now on. */
  role?: Role | null
  /** How many documents it is about, or how often it happened. */
  count?: number
}

/** Adds a line, in the transaction of the request if it has one: an act is kept with its line or not at all. */
export async function record(req: Asking, line: Recorded): Promise<void> {
  const data = { ...line, at: new Date().toISOString() }
  await req.payload.db.create({ collection: 'audit-log', data, req })
}
