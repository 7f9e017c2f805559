import { readAnswer } from '@noren/contract/resources/answer-phrases'
import { CALLS, type Call, callUrl } from '@noren/contract/resources/calls'
import { errorFacts, type LogFacts, log } from '@noren/kit/process/log'
import { resolvePictures } from './picture-addresses.ts'
import { fetchProvider, isGood } from './provider-fetch.ts'

/**
 * A provider's API host, and what was logged of it: the calls it failed last time, and by call the fields that no
 * page can show. Each is logged once.
 */
export type Provider = {
  base: string
  /** Where its pictures and films may come from. */
  origins: readonly string[]
  /** How long it may take to answer, in ms. */
  answerMs: number
  failing: Set<string>
  unshown: Map<string, string>
}

/** What a call needs of it. */
export type Asked = Pick<Provider, 'base' | 'answerMs' | 'failing'>

/** Says to the provider that this is an import, for which no visitor waits. */
const HEADERS = { 'User-Agent': 'Noren-Import' }

/** The answer of a call as the contract reads it, or `null` when the call fails. */
export async function askFor<Answer>(
  { base, answerMs, failing }: Asked,
  call: Call<Answer>,
  parameters: Record<string, string> = {},
): Promise<{ value: Answer } | null> {
  const url = callUrl(call, parameters)
  const failed = (facts: LogFacts): null => {
    if (!failing.has(url)) log('warn', 'API host fails', { call: call.path, ...facts })
    failing.add(url)
    return null
  }
  try {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetchProvider(base + url, { headers: HEADERS, signal })
    // A provider need not know this call.
    if (answer.status === 404 && call.path === CALLS.news.path) return null
    if (!isGood(answer)) return failed({ status: answer.status })
    failing.delete(url)
    return { value: readCall(call, answer.body, base) }
  } catch (error) {
    return failed(errorFacts(error))
  }
}

/** A good answer of a provider as the contract reads it, with the phrases it names. */
export function readCall<Answer>(call: Call<Answer>, body: unknown, base: string): Answer {
  return call.read(resolvePictures(readAnswer(body), base))
}
