import { log } from '@noren/kit/process/log'
import * as v from 'valibot'
import { inTransaction } from '../../../base/database/transaction.ts'
import { refusal } from '../../../base/requests/refusal.ts'
import { say, type Words } from '../../../base/words.ts'
import { onPost, toBody } from '../../access/endpoint.ts'
import { accountAt, liftLock, reachesAccount } from '../../account-row.ts'
import { record } from '../../audit/record.ts'
import { checkCurrentPassword } from '../current-password.ts'
import { type Begun, CODE, type Confirmed } from './answers.ts'
import {
  appAddress,
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  stepOf,
} from './codes.ts'
import { changeFactor, findFactor, hasFactor, removeFactor, secretOf } from './second-factors.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

/** Someone at an unattended desk can neither set up nor remove a factor. */
const passwordSchema = v.fallback(
  v.object({ currentPassword: v.nullable(v.pipe(v.string(), v.maxLength(1000))) }),
  { currentPassword: null },
)

const ALREADY: Words = {
  en: 'Your account has a second factor already. Remove it first to set up another phone.',
  ja: '二段階認証はすでに設定されています。別の端末に移すには、いったん解除してください。',
}

const BEGIN: Words = {
  en: 'Please begin again: open the code for your app once more.',
  ja: 'もう一度、二次元コードの表示からやり直してください。',
}

const WRONG: Words = {
  en: 'This code is not right. Please type the six digits your app shows now. If it stays wrong, check whether the clock of your phone is right.',
  ja: '確認コードが正しくありません。認証アプリにいま表示されている6桁の数字を入力してください。何度も合わない場合は、端末の時計がずれていないか確認してください。',
}

const NOT_YOURS: Words = {
  en: 'Only owners may remove the second factor of others.',
  ja: 'ほかの方の二段階認証は、管理者だけが解除できます。',
}

/** Makes a secret for the user's own account, in force once {@link confirmFactor} has seen a code. */
const beginFactor = onPost(
  '/second-factor/begin',
  toBody(passwordSchema, async (req, { user, body }) => {
    const { payload } = req
    if (await hasFactor(req, user.id)) return refusal(409, say(req, ALREADY))
    await checkCurrentPassword(req, body.currentPassword)
    const secret = newSecret()
    await removeFactor(req, user.id)
    await payload.create({
      collection: 'second-factors',
      data: { account: user.id, secret: payload.encrypt(secret), usedStep: 0 },
    })
    const answer: Begun = { secret, address: appAddress(secret, user.email) }
    return Response.json(answer, { headers: NO_STORE })
  }),
)

/** Takes the app's first code, and returns the recovery codes, only this once. */
const confirmFactor = onPost(
  '/second-factor/confirm',
  toBody(
    codeSchema,
    async (req, { user, body }) => {
      const { payload } = req
      const factor = await findFactor(req, user.id)
      if (!factor || factor.confirmedAt) return refusal(409, say(req, factor ? ALREADY : BEGIN))
      const secret = secretOf(payload, factor)
      const step = secret && stepOf(secret, plainCode(body.code), factor.usedStep)
      if (!step) return refusal(400, say(req, WRONG), CODE)
      const recoveryCodes = newRecoveryCodes()
      await inTransaction(req, async () => {
        await changeFactor(req, factor.id, {
          confirmedAt: new Date().toISOString(),
          usedStep: step,
          recoveryHashes: recoveryCodes.map((code) => recoveryHash(payload.secret, code)),
        })
        await record(req, { act: 'factor-set-up', account: user.id, by: user.id })
      })
      log('info', 'a second factor was set up', { account: user.id })
      const answer: Confirmed = { recoveryCodes }
      return Response.json(answer, { headers: NO_STORE })
    },
    WRONG,
  ),
)

/** Removes the second factor from the user's account or, for owners, from that of someone who lost their phone. */
const takeFactor = onPost(
  '/:id/second-factor/remove',
  toBody(passwordSchema, async (req, { user, body }) => {
    const account = accountAt(req)
    await checkCurrentPassword(req, body.currentPassword)
    await inTransaction(req, async () => {
      await removeFactor(req, account)
      await record(req, { act: 'factor-removed', account, by: user.id })
    })
    if (account !== user.id) await liftLock(req, account)
    log('info', 'a second factor was removed', { account, by: user.id })
    return new Response(null, { status: 204, headers: NO_STORE })
  }),
  { may: reachesAccount, forbidden: NOT_YOURS },
)

export const secondFactorEndpoints = [beginFactor, confirmFactor, takeFactor]
