import { setTimeout as wait } from 'node:timers/promises'
import { parseJsonOnce } from '@noren/contract/json'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Translator } from '../../../base/translator-settings.ts'
import type { Outcome } from './problems.ts'

/** The longest answer that is read, in characters. */
const ANSWER_LIMIT = 1_000_000
/** The longest pause, in seconds, after which a busy service is asked once more. */
const LONGEST_PAUSE_S = 10

type Sent = { authorization: string | null; body: object }

/** Asks the service, and reads its JSON. It is not followed to another address. */
export async function askService(translator: Translator, sent: Sent): Promise<Outcome<unknown>> {
  try {
    const first = await send(translator, sent)
    const pause = first.status === 429 ? Number(first.headers.get('Retry-After') ?? Number.NaN) : -1
    if (!(pause >= 0 && pause <= LONGEST_PAUSE_S)) return await outcomeOf(first)
    await first.body?.cancel()
    await wait(pause * 1000)
    return await outcomeOf(await send(translator, sent))
  } catch (error) {
    log('warn', 'the translation service does not answer', errorFacts(error))
    return { problem: 'away' }
  }
}

function send({ url, timeoutMs }: Translator, { authorization, body }: Sent): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(authorization !== null && { Authorization: authorization }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

async function outcomeOf(answer: Response): Promise<Outcome<unknown>> {
  if (answer.ok) {
    const said = parseJsonOnce(await textOf(answer))
    return said === undefined ? { problem: 'unreadable' } : { result: said }
  }
  const { status } = answer
  await answer.body?.cancel()
  log('warn', 'the translation service refuses', { status })
  if (status === 401 || status === 403) return { problem: 'key' }
  // DeepL says 456 when the texts of a month are used up.
  return { problem: status === 429 || status === 456 ? 'busy' : 'away' }
}

/** The text of an answer as far as it is read: what is longer is cut, and so no JSON. */
async function textOf({ body }: Response): Promise<string> {
  let text = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.length > ANSWER_LIMIT) break
  }
  return text
}
