import http from 'node:http'
import https from 'node:https'
import { parseJsonOnce } from '@noren/contract/json'
import { publicLookup } from './public-lookup.ts'

/** An answer of a provider's API host; `body` is `undefined` when it was not JSON. */
type ProviderAnswer = { status: number; ok: boolean; body: unknown }

/** The provider did not answer, or not by itself: `late` when it took too long. */
export class ProviderUnreachable extends Error {
  readonly late: boolean

  constructor(cause: unknown, late: boolean) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The API host did not answer: ${late ? 'it took too long' : why}`, { cause })
    this.name = 'ProviderUnreachable'
    this.late = late
  }
}

/** Largest answer read, in bytes. */
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024

/** How long a connection is kept for the next call, in ms: less than servers keep theirs. */
const IDLE_MS = 2000

/** Of our own, so that no variable of the environment puts a proxy in between. */
const AGENTS = {
  http: new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  https: new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
}

type CallInit = {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
}

/**
 * Calls a provider's API host. No cookie and no header of a visitor goes with it, and no redirect is
 * followed: what answers is the host of the setting or nobody.
 *
 * @throws {ProviderUnreachable} without an answer of its own (2xx, 4xx, 5xx) within `timeoutMs`
 */
export async function fetchProvider(url: string, init: CallInit): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(init.timeoutMs)
  try {
    const response = await send(new URL(url), init, signal)
    try {
      const status = readStatus(response)
      const text = await readText(response)
      return { status, ok: status < 300, body: parseJsonOnce(text) }
    } finally {
      response.destroy()
    }
  } catch (error) {
    throw new ProviderUnreachable(error, signal.aborted)
  }
}

function send(url: URL, init: CallInit, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const { method = 'GET', headers, body } = init
  const isTls = url.protocol === 'https:'
  const request = (isTls ? https : http).request(url, {
    method,
    headers: { Accept: 'application/json', 'Accept-Encoding': 'identity', ...headers },
    // A kept connection may have just been closed at the other end, and an enquiry is sent once.
    agent: method === 'GET' && (isTls ? AGENTS.https : AGENTS.http),
    lookup: publicLookup,
    signal,
  })
  request.once('response', resolve)
  request.on('error', reject)
  request.end(body)
  return promise
}

/** @throws {Error} when the answer is not the provider's last word, or packed without being asked */
function readStatus({ statusCode = 0, headers }: http.IncomingMessage): number {
  const isFinal = (statusCode >= 200 && statusCode < 300) || (statusCode >= 400 && statusCode < 600)
  if (!isFinal) {
    throw new Error(
      `it answered ${statusCode}, and redirects are not followed. Put the address that answers in API_HOST`,
    )
  }
  const { 'content-encoding': encoding = 'identity' } = headers
  if (encoding !== 'identity')
    throw new Error(`it answered in ${encoding}, which was not asked for`)
  return statusCode
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response) {
    size += chunk.byteLength
    if (size > ANSWER_LIMIT_BYTES) throw new RangeError('its answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
