import { CALLS, type CallName, callUrl } from '@noren/contract/resources/calls'
import { answerCall } from '../content/answer-call.ts'
import { type CallParameters, contentCall } from '../content/content-call.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { type FindUnlisted, isUnlisted, withUnlisted } from '../content/unlisted.ts'
import { CACHE } from '../http/response/headers.ts'
import { json, problem } from '../http/response/json-response.ts'
import type { PageMaker } from '../pages/pages.ts'
import type { Line } from './line.ts'
import { lostMost } from './lost-most.ts'
import { resolvePictures } from './picture-addresses.ts'
import { isGood, type ProviderAnswer, ProviderUnreachable } from './provider-fetch.ts'
import { answerWithoutOurs } from './without-ours.ts'

/** The provider did not answer: the page shows its own text, in the visitor's language. */
const NO_MESSAGE = ''
const RETRY = { 'Retry-After': '5' }

/** A GET call of a visitor. */
export type PassedCall = { request: Request; call: CallName; parameters: CallParameters }

/**
 * Passes a GET call on to a provider's API host: only the call and its own parameters. Where that fails, the
 * answer is the last good one, as in the page that a reload would show; only what never arrived fails.
 *
 * @param current the content to answer from, when the provider has failed
 */
export async function passOnCall(
  { request, call, parameters }: PassedCall,
  { base, line, findUnlisted }: { base: string; line: Line; findUnlisted: FindUnlisted },
  current: () => PublishedContent,
  maker: Pick<PageMaker, 'cache' | 'policy'>,
): Promise<Response> {
  const { policy } = maker
  const lastGood = (): Response | null => {
    const known = current()
    if (answerCall(call, parameters, known).status !== 200) return null
    const response = contentCall(request, call, parameters, known, maker)
    response.headers.set('Cache-Control', CACHE.none)
    return response
  }
  const { slug = '' } = parameters
  if (call === 'restaurant' && isUnlisted(slug, current())) {
    const found = await findUnlisted(slug)
    const known = withUnlisted(current(), slug, found)
    return contentCall(request, call, parameters, known, maker, false)
  }
  try {
    const answer = await line.ask(providerUrl(call, parameters))
    const isUsable = isGood(answer) && !isShrunkList(call, answer, current())
    return (isUsable ? null : lastGood()) ?? asAnswered(call, answer, base, maker)
  } catch (error) {
    line.failed(call, error)
    const late = error instanceof ProviderUnreachable && error.late
    return lastGood() ?? problem(policy, late ? 503 : 502, NO_MESSAGE, RETRY)
  }
}

/** A list that the import does not believe yet. */
function isShrunkList(
  call: CallName,
  { body }: ProviderAnswer,
  { restaurants }: PublishedContent,
): boolean {
  return call === 'restaurants' && lostMost(restaurants?.slugs ?? [], CALLS[call].read(body))
}

function asAnswered(
  call: CallName,
  { ok, status, body }: ProviderAnswer,
  base: string,
  { policy }: Pick<PageMaker, 'policy'>,
): Response {
  if (body !== undefined)
    return json(policy, status, answerWithoutOurs(call, resolvePictures(body, base)))
  return problem(policy, ok ? 502 : status, NO_MESSAGE)
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
