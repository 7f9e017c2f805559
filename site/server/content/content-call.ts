import { readObject } from '@noren/contract/json'
import { writeAnswer } from '@noren/contract/resources/answer-phrases'
import type { CallName } from '@noren/contract/resources/calls'
import { readPageNumber } from '@noren/contract/resources/restaurants-page'
import { CACHE, type HeaderPolicy } from '../http/response/headers.ts'
import { json } from '../http/response/json-response.ts'
import { HashedBody, representation, respond } from '../http/response/representation.ts'
import type { ResponseCache } from '../http/response/response-cache.ts'
import { answerCall } from './answer-call.ts'
import type { PublishedContent } from './published-content.ts'

/** Path and query parameters of a call, undefined where the request has none. */
export type CallParameters = Readonly<Record<string, string | undefined>>

/**
 * Answers a GET call over HTTP. Good answers are cached like pages; the keys are a closed set, since only
 * parameters that lead to content are answered with 200. Pages of solutions and parts of the news are not
 * cached: clients choose their parameters freely.
 *
 * @param kept whether this content is the published one, whose answers are cached
 */
export function contentCall(
  request: Request,
  call: CallName,
  parameters: CallParameters,
  published: PublishedContent,
  { cache, policy }: { cache: ResponseCache; policy: HeaderPolicy },
  kept = true,
): Response {
  const headers = {
    ...policy.api,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': CACHE.api,
  }
  const answer = answerCall(call, parameters, published)
  if (answer.status !== 200) {
    const retry = answer.status === 503 ? { 'Retry-After': '5' } : {}
    return json(policy, answer.status, answer.body, retry)
  }
  if (!kept || call === 'solutions' || call === 'news') {
    return respond(
      request,
      representation(writeAnswer(readObject(answer.body)), headers, { kept: false }),
    )
  }
  const { body } = answer
  const page = call === 'restaurants' ? readPageNumber(parameters.page) : null
  const key = `call ${call} ${parameters.language ?? parameters.slug ?? page ?? ''}`
  return respond(
    request,
    cache.get(published, key, () =>
      representation(body instanceof HashedBody ? body : writeAnswer(readObject(body)), headers),
    ),
  )
}
