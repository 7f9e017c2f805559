import type { Payload, TypedUser } from 'payload'
import { findAccount } from '../account-row.ts'

/** Where an account is signed in. */
export type Session = {
  id: string
  since: Date
  /** To the half hour in which the desk renews it. */
  lastSeen: Date
  /** Empty where the browser did not say. */
  browser: string
}

/** The id of the session a request came with. */
export function sessionIdOf(user: TypedUser): string | null {
  const id: unknown = Reflect.get(user, '_sid')
  return typeof id === 'string' ? id : null
}

/** The sessions of an account that are open, the newest first. */
export async function openSessions(payload: Payload, account: number): Promise<Session[]> {
  const row = await findAccount({ payload }, { id: { equals: account } })
  const { tokenExpiration } = payload.collections.users.config.auth
  return (row?.sessions ?? [])
    .flatMap(({ id, createdAt, expiresAt, browser }) => {
      const ends = Date.parse(expiresAt)
      if (ends <= Date.now()) return []
      const since = new Date(createdAt ?? expiresAt)
      const lastSeen = new Date(ends - tokenExpiration * 1000)
      return [{ id, since, lastSeen, browser: browser ?? '' }]
    })
    .sort((a, b) => b.since.getTime() - a.since.getTime())
}
