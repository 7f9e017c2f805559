import { log } from '@noren/kit/process/log'
import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import * as v from 'valibot'
import { inTransaction } from '../../../base/database/transaction.ts'
import { refusal, refuse } from '../../../base/requests/refusal.ts'
import { say } from '../../../base/words.ts'
import { onPost, onPostByAnyone, toBody } from '../../access/endpoint.ts'
import { reach } from '../../access/roles.ts'
import { accountAt, findAccount } from '../../account-row.ts'
import { record } from '../../audit/record.ts'
import { recordRefusal } from '../../audit/refused-sign-ins.ts'
import { checkCurrentPassword } from '../current-password.ts'
import { hasNotJoined, makeLink, openLink } from '../links.ts'
import { refuseBadPassword } from '../password-rules.ts'
import { CODE } from '../second-factor/answers.ts'
import { BY_LINK, refuseLocked } from '../second-factor/check-code.ts'
import type { LinkAnswer, Look } from './answers.ts'
import { LINK_VOID } from './invitation-words.ts'
import { companyName, mailLink } from './mail-link.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

const text = v.pipe(v.string(), v.maxLength(1000))

/**
 * Makes the link of an account for an owner to pass on. Whoever has it can sign in as that member, so for
 * someone who has joined the owner's password is asked; a new account has nothing to protect yet.
 */
const makeLinkOf = onPost(
  '/:id/link',
  toBody(v.object({ currentPassword: v.nullish(text) }), async (req, { user, body }) => {
    const account = await findAccount(req, { id: { equals: accountAt(req) } })
    if (!account) return refuse(req, 404)
    if (!hasNotJoined(account)) await checkCurrentPassword(req, body.currentPassword)
    const of = { account: account.id, by: user.id }
    const made = await inTransaction(req, async () => {
      await record(req, { act: 'link-made', ...of })
      return makeLink(req, account.id, user.id)
    })
    log('info', 'a link to choose a password was made', of)
    const mailed = await mailLink(req, account, user, made)
    const answer: LinkAnswer = { link: made.link, mailed, until: made.until.toISOString() }
    return Response.json(answer, { headers: NO_STORE })
  }),
  { may: (user) => reach(user, 'people') === 'all' },
)

/** Says whose link it is. */
const lookAtLink = onPostByAnyone(
  '/join/look',
  toBody(v.object({ token: text }), async (req, { body }) => {
    const opened = await openLink(req, body.token)
    if (!opened) return refusal(410, say(req, LINK_VOID))
    const { account, by } = opened
    const answer: Look = {
      company: await companyName(req),
      name: account.name ?? '',
      email: account.email,
      by: by.name ?? '',
      isNew: hasNotJoined(account),
    }
    return Response.json(answer, { headers: NO_STORE })
  }),
)

/** Sets the password of a link's account, uses the link up, and signs in; with a second factor, by its code too. */
const join = onPostByAnyone(
  '/join',
  toBody(
    v.object({ token: text, password: text, code: v.optional(text) }),
    async (req, { body }) => {
      const { payload } = req
      // Where the check of the second factor looks for it.
      req.data = { [CODE]: body.code }
      // Of two who use a link together, the second finds it used.
      const session = await inTransaction(req, () => choosePassword(req, body))
      if (session === null) {
        await recordRefusal(payload, null)
        return refusal(410, say(req, LINK_VOID))
      }
      const cookie = generatePayloadCookie({
        collectionAuthConfig: payload.collections.users.config.auth,
        cookiePrefix: payload.config.cookiePrefix,
        token: session,
      })
      return new Response(null, { status: 204, headers: { ...NO_STORE, 'Set-Cookie': cookie } })
    },
  ),
)

/** @returns the token of the new session; `null` where the link is void */
async function choosePassword(
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const opened = await openLink(req, token)
  if (!opened) return null
  const { account, by, kept } = opened
  await refuseLocked(req, account)
  refuseBadPassword(req, password, account.email)
  const data = { token: kept, password }
  req.context[BY_LINK] = true
  const options = { collection: 'users', data, overrideAccess: true, req } as const
  const session = await req.payload.resetPassword(options)
  await record(req, { act: 'password-chosen', account: account.id, by: account.id })
  log('info', 'a password was chosen by a link', { account: account.id, by: by.id })
  return session.token ?? null
}

export const invitationEndpoints = [makeLinkOf, lookAtLink, join]
