import { errorFacts, log } from '@noren/kit/process/log'
import { type AfterErrorHook, AuthenticationError, LockedAuth, type Payload } from 'payload'
import { findAccount } from '../account-row.ts'
import { CodeRefused } from '../code-refused.ts'
import { record } from './record.ts'

/** So many lines a minute: whoever guesses by the thousand must not fill the disk. */
const MOST = 60
const MINUTE_MS = 60_000

/** When lines were written in the last minute, and how many were refused without one since. */
const written: number[] = []
let unwritten = 0
let endOfMinute: NodeJS.Timeout | undefined

/** Records a refused sign-in; beyond {@link MOST} lines a minute it is only counted, whoever it was about. */
export async function recordRefusal(
  payload: Payload,
  account: number | null,
  now = Date.now(),
): Promise<void> {
  while (written[0] !== undefined && written[0] <= now - MINUTE_MS) written.shift()
  const lines = unwritten > 0 ? 2 : 1
  if (written.length + lines > MOST) {
    unwritten += 1
    endOfMinute ??= setTimeout(() => recordAtEnd(payload), MINUTE_MS).unref()
    return
  }
  await recordCounted(payload, now)
  written.push(now)
  await record({ payload }, { act: 'sign-in-refused', account, count: 1 })
}

/** Records how many were only counted, in a line about nobody: the next account is not to blame for them. */
async function recordCounted(payload: Payload, now: number): Promise<void> {
  clearTimeout(endOfMinute)
  endOfMinute = undefined
  if (unwritten === 0) return
  const count = unwritten
  unwritten = 0
  written.push(now)
  try {
    await record({ payload }, { act: 'sign-in-refused', account: null, count })
  } catch (error) {
    unwritten += count
    throw error
  }
}

/** Perhaps nobody fails any more. */
async function recordAtEnd(payload: Payload): Promise<void> {
  try {
    await recordCounted(payload, Date.now())
  } catch (error) {
    log('warn', 'counted refusals not recorded, the next one tries again', errorFacts(error))
  }
}

/**
 * Records a sign-in with a wrong password or code, before it is answered; its transaction is rolled back by now.
 * A sign-in that only lacks its code is none: the form asks for it next.
 */
export const recordRefusedSignIn: AfterErrorHook = async ({ error, req: { data, payload } }) => {
  if (error instanceof CodeRefused && error.why !== 'missing') {
    await recordRefusal(payload, error.account)
  }
  if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return
  const email = typeof data?.email === 'string' ? data.email.toLowerCase().trim() : ''
  const account = await findAccount({ payload }, { email: { equals: email } })
  await recordRefusal(payload, account?.id ?? null)
}
