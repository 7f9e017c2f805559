import { createHmac } from 'node:crypto'
import { errorFacts } from '@noren/kit/process/log'
import type { HookSettings } from '../../hook-settings.ts'
import { createSender, type Send } from '../../http/outgoing/sender.ts'

/** How long the other end may take, in ms. */
const ANSWER_MS = 10_000

/** The headers of a call: when it was sent, in seconds since 1970, and its signature. */
const HOOK_HEADERS = { time: 'Noren-Time', signature: 'Noren-Signature' } as const

/** As errors of mail servers: one with a code means that no call succeeds now, else this one is refused. */
class HookFailed extends Error {
  readonly responseCode: number | undefined
  readonly code: string | undefined

  constructor({ status, code }: { status?: number; code?: string | undefined }) {
    super('The web hook was not called')
    this.name = 'HookFailed'
    this.responseCode = status
    this.code = code
  }
}

/** Statuses that say "not now" although they are of the 400s. */
const NOT_NOW = [408, 425, 429]

/** `sha256=` and the hex HMAC of time, dot and body: whoever knows the secret can check both. */
export function signatureOf(secret: string, time: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/**
 * Makes what calls the web hook of the settings with a body. It follows no redirect, and its host may not
 * lead to a private address, whatever the name is resolved to.
 *
 * @throws {HookFailed} when the answer is not a 2xx
 */
export function createHook(
  { url, secret }: HookSettings,
  now: () => number,
  send: Send = createSender('ENQUIRY_HOOK_URL'),
): (body: string) => Promise<void> {
  return async (body) => {
    const time = String(Math.floor(now() / 1000))
    const status = await answerTo(send, new URL(url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Noren',
        [HOOK_HEADERS.time]: time,
        [HOOK_HEADERS.signature]: signatureOf(secret, time, body),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (status >= 200 && status < 300) return
    const isAway = status >= 500 || NOT_NOW.includes(status)
    throw new HookFailed({ status, code: isAway ? 'EAWAY' : undefined })
  }
}

/** @returns the status; nothing else of the answer is read */
async function answerTo(send: Send, ...[url, outgoing]: Parameters<Send>): Promise<number> {
  try {
    const answer = await send(url, outgoing)
    answer.destroy()
    return answer.statusCode ?? 0
  } catch (error) {
    // Without a code it was refused here: the name leads to an address that is not on the internet.
    throw new HookFailed({ code: String(errorFacts(error).code ?? 'EPRIVATE') })
  }
}
