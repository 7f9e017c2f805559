import { type AfterErrorHook, AuthenticationError, LockedAuth, type Payload } from 'payload'
import { findAccount } from '../accounts/account-row.ts'
import { refusedCode } from '../accounts/second-factor/check-code.ts'
import { record } from './record.ts'

/** So many lines a minute: whoever guesses by the thousand must not fill the disk. */
const MOST = 60
const MINUTE_MS = 60_000

/** When lines were written in the last minute, and how many were refused without one since. */
const written: number[] = []
let unwritten = 0

/** Records a refused sign-in; beyond {@link MOST} lines a minute, the next line counts those in between. */
export async function recordRefusal(
  payload: Payload,
  account: number | null,
  now = Date.now(),
): Promise<void> {
  while (written[0] !== undefined && written[0] <= now - MINUTE_MS) written.shift()
  if (written.length >= MOST) {
    unwritten += 1
    return
  }
  written.push(now)
  const count = unwritten + 1
  unwritten = 0
  await record({ payload }, { act: 'sign-in-refused', account, count })
}

/**
 * Records a sign-in with a wrong password or code, before it is answered; its transaction is rolled back by now.
 * A sign-in that only lacks its code is none: the form asks for it next.
 */
export const recordRefusedSignIn: AfterErrorHook = async ({ error, req: { data, payload } }) => {
  const code = refusedCode(error)
  if (code && code.why !== 'missing') await recordRefusal(payload, code.account)
  if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return
  const email = typeof data?.email === 'string' ? data.email.toLowerCase().trim() : ''
  const account = await findAccount({ payload }, { email: { equals: email } })
  await recordRefusal(payload, account?.id ?? null)
}
