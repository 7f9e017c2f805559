import type { Payload, PayloadRequest, TypedUser } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '../../../base/database/transaction.ts'
import type { Words } from '../../../base/words.ts'
import { onPost, toBody } from '../../access/endpoint.ts'
import { accountAt, changeAccount, findAccount, reachesAccount } from '../../account-row.ts'
import { record } from '../../audit/record.ts'

/** Where an account is signed in. */
export type Session = {
  id: string
  since: Date
  /** Rounded to the half hour in which the desk renews it. */
  lastSeen: Date
  /** Empty where the browser did not say. */
  browser: string
}

/** The id of the session of a request. */
export function sessionIdOf(user: TypedUser): string | null {
  const id: unknown = Reflect.get(user, '_sid')
  return typeof id === 'string' ? id : null
}

/** The open sessions of an account, newest first. */
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

const bodySchema = v.object({ session: v.optional(v.pipe(v.string(), v.maxLength(100))) })

const NOT_YOURS: Words = {
  en: 'Only owners may sign others out.',
  ja: 'ほかの方をログアウトさせられるのは、管理者だけです。',
}

const UNREADABLE: Words = {
  en: 'Please load the page again and try once more.',
  ja: 'ページを再読み込みして、もう一度お試しください。',
}

/** Ends one session of an account, or all: the user's own or, for owners, anyone's. It takes effect immediately. */
export const signOut = onPost(
  '/:id/sign-out',
  toBody(
    bodySchema,
    async (req, { body: { session } }) => {
      await endSessions(req, accountAt(req), session)
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    },
    UNREADABLE,
  ),
  { may: reachesAccount, forbidden: NOT_YOURS },
)

function endSessions(
  req: PayloadRequest,
  account: number,
  session: string | undefined,
): Promise<void> {
  return inTransaction(req, async () => {
    const row = await findAccount(req, { id: { equals: account } })
    const left = session ? (row?.sessions ?? []).filter(({ id }) => id !== session) : []
    if (!row) return
    await changeAccount(req, account, { sessions: left })
    await record(req, { act: 'sessions-ended', account, by: req.user?.id })
  })
}
