import type { IncomingMessage } from 'node:http'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import { decoded } from '../http/outgoing/decoded.ts'
import { createSender } from '../http/outgoing/sender.ts'

/** An answer of a provider's API host; `body` is `undefined` when it was not JSON. */
export type ProviderAnswer = { status: number; ok: boolean; body: unknown }

/** Whether an answer has content: anything else counts as a failure of the call. */
export function isGood({ ok, body }: ProviderAnswer): boolean {
  return ok && body !== undefined && readObject(body).success !== false
}

/** The provider did not answer, or redirected: `late` when it may answer later. */
export class ProviderUnreachable extends Error {
  readonly late: boolean

  constructor(why: string, { late, cause }: { late: boolean; cause?: unknown }) {
    super(`The API host did not answer: ${why}`, { cause })
    this.name = 'ProviderUnreachable'
    this.late = late
  }
}

/** Largest answer read, in bytes, as it is once decompressed. */
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024

const send = createSender('API_HOST')

export type CallInit = {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

/**
 * Calls a provider's API host. It sends no cookie and no header of a visitor (site/server/import/README.md),
 * and follows no redirect: only the host of the setting answers.
 *
 * @param signal ends the wait
 * @throws {ProviderUnreachable} without the host's own answer (2xx, 4xx, 5xx) by then
 */
export async function fetchProvider(
  url: string,
  { signal, ...init }: CallInit & { signal: AbortSignal },
): Promise<ProviderAnswer> {
  try {
    const headers = { Accept: 'application/json', ...init.headers }
    const response = await send(new URL(url), { ...init, headers, signal })
    try {
      const status = readStatus(response)
      // What was sent has arrived once its status is there, whatever becomes of the words that follow.
      const reading = readText(response)
      const text = await (init.method === 'POST' ? reading.catch(() => '') : reading)
      return { status, ok: status < 300, body: parseJsonOnce(text) }
    } finally {
      response.destroy()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const late = signal.aborted
    throw new ProviderUnreachable(late ? 'it took too long' : why, { late, cause: error })
  }
}

/** @throws {Error} when the answer is not final */
function readStatus({ statusCode = 0 }: IncomingMessage): number {
  const isFinal = (statusCode >= 200 && statusCode < 300) || (statusCode >= 400 && statusCode < 600)
  if (!isFinal) {
    throw new Error(
      `it answered ${statusCode}, and redirects are not followed. Put the address that answers in API_HOST`,
    )
  }
  return statusCode
}

async function readText(response: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of decoded(response)) {
    size += chunk.byteLength
    if (size > ANSWER_LIMIT_BYTES) throw new RangeError('its answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
