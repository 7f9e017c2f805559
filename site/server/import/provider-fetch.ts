import { parseJsonOnce } from '@noren/contract/json'

/** An answer of a provider's API host; `body` is `undefined` when it was not JSON. */
export type ProviderAnswer = { status: number; ok: boolean; body: unknown }

/** The provider did not answer: `late` when it took too long. */
export class ProviderUnreachable extends Error {
  readonly late: boolean

  constructor(cause: unknown) {
    super('The API host did not answer', { cause })
    this.name = 'ProviderUnreachable'
    this.late = cause instanceof Error && cause.name === 'TimeoutError'
  }
}

/** Largest answer read, in bytes. */
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024

/**
 * Calls a provider's API host. No cookie and no header of a visitor goes with it.
 * @throws {ProviderUnreachable} without an answer within `timeoutMs`
 */
export async function fetchProvider(
  url: string,
  init: { method?: 'POST'; headers?: Record<string, string>; body?: string; timeoutMs: number },
): Promise<ProviderAnswer> {
  const { timeoutMs, headers = {}, ...rest } = init
  try {
    const response = await fetch(url, {
      ...rest,
      headers: { Accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readText(response)
    return { status: response.status, ok: response.ok, body: parseJsonOnce(text) }
  } catch (error) {
    throw new ProviderUnreachable(error)
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_LIMIT_BYTES) throw new RangeError('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
