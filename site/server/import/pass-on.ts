import { errorFacts, log } from '@noren/contract/process/log'
import { CALLS, type CallName, callUrl } from '@noren/contract/resources/calls'
import type { CallParameters } from '../content/content-call.ts'
import type { HeaderPolicy } from '../http/response/headers.ts'
import { json, problem } from '../http/response/json-response.ts'
import { resolvePictures } from './picture-addresses.ts'
import { fetchProvider, ProviderUnreachable } from './provider-fetch.ts'

const TIMEOUT_MS = 30_000
/** The provider did not answer: the page shows its own text, in the visitor's language. */
const NO_MESSAGE = ''
const RETRY = { 'Retry-After': '5' }

/** Passes a GET call on to a provider's API host: only the call and its own parameters. */
export async function passOnCall(
  base: string,
  call: CallName,
  parameters: CallParameters,
  policy: HeaderPolicy,
): Promise<Response> {
  try {
    const url = base + providerUrl(call, parameters)
    const { ok, status, body } = await fetchProvider(url, { timeoutMs: TIMEOUT_MS })
    if (body !== undefined) return json(policy, status, resolvePictures(body, base))
    return problem(policy, ok ? 502 : status, NO_MESSAGE)
  } catch (error) {
    log('warn', 'API host not reached', { call, ...errorFacts(error) })
    const late = error instanceof ProviderUnreachable && error.late
    return problem(policy, late ? 503 : 502, NO_MESSAGE, RETRY)
  }
}

function providerUrl(call: CallName, { page, limit, ...path }: CallParameters): string {
  const filled = Object.fromEntries(Object.entries(path).map(([name, value = '']) => [name, value]))
  const url = callUrl(CALLS[call], filled)
  if (call !== 'solutions') return url
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  if (page) query.set('page', page)
  if (limit) query.set('limit', limit)
  return `${CALLS.solutions.path}?${query}`
}
