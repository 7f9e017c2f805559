import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { refusal, refuse } from '../../../base/requests/refusal.ts'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { findAccount } from '../account-row.ts'

const bodySchema = v.object({ session: v.optional(v.pipe(v.string(), v.maxLength(100))) })

/** Ends one session of an account, or all of them: one's own, or, for owners, anybody's. It holds at once. */
export const signOut: Omit<Endpoint, 'root'> = {
  path: '/:id/sign-out',
  method: 'post',
  handler: async (req) => {
    const { user, routeParams } = req
    const account = Number(routeParams?.id)
    if (!user) return refuse(req, 401)
    if (user.id !== account && reach(user, 'people') !== 'all')
      return refusal(403, say(req, NOT_YOURS))
    const body = v.safeParse(bodySchema, await req.json?.().catch(() => null))
    if (!body.success) return refusal(400, say(req, UNREADABLE))
    await endSessions(req, account, body.output.session)
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  },
}

async function endSessions(
  req: PayloadRequest,
  account: number,
  session: string | undefined,
): Promise<void> {
  const shouldCommit = await initTransaction(req)
  try {
    const row = await findAccount(req, { id: { equals: account } })
    const left = session ? (row?.sessions ?? []).filter(({ id }) => id !== session) : []
    if (row) {
      await req.payload.db.updateOne({
        collection: 'users',
        id: account,
        data: { sessions: left, updatedAt: null },
        returning: false,
        req,
      })
    }
    if (shouldCommit) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const NOT_YOURS: Words = {
  en: 'Only owners may sign others out.',
  ja: 'ほかの方をログアウトさせられるのは、管理者だけです。',
}

const UNREADABLE: Words = {
  en: 'Please load the page again and try once more.',
  ja: 'ページを読み込み直して、もう一度お試しください。',
}
