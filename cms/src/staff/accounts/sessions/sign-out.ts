import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '../../../base/database/transaction.ts'
import type { Words } from '../../../base/words.ts'
import { onPost, toBody } from '../../access/endpoint.ts'
import { accountAt, findAccount, reachesAccount } from '../account-row.ts'

const bodySchema = v.object({ session: v.optional(v.pipe(v.string(), v.maxLength(100))) })

const NOT_YOURS: Words = {
  en: 'Only owners may sign others out.',
  ja: 'ほかの方をログアウトさせられるのは、管理者だけです。',
}

const UNREADABLE: Words = {
  en: 'Please load the page again and try once more.',
  ja: 'ページを読み込み直して、もう一度お試しください。',
}

/** Ends one session of an account, or all of them: one's own, or, for owners, anybody's. It holds at once. */
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
    await req.payload.db.updateOne({
      collection: 'users',
      id: account,
      data: { sessions: left, updatedAt: null },
      returning: false,
      req,
    })
  })
}
