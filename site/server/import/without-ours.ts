import { isObject } from '@noren/contract/json'
import type { CallName } from '@noren/contract/resources/calls'

/**
 * A provider's restaurant without what only staff of our own desk say of one: its full days, those with few
 * tables, and that it moves, pauses or closes. A host's field of such a name may mean something else, and would
 * have us refuse its guests.
 */
export function withoutOurs<Of extends { full?: unknown; fewLeft?: unknown; standing?: unknown }>({
  full: _full,
  fewLeft: _few,
  standing: _standing,
  ...restaurant
}: Of) {
  return restaurant
}

/** A provider's answer to a call as it is passed on, its restaurants without what only our desk says. */
export function answerWithoutOurs(call: CallName, body: unknown): unknown {
  if ((call !== 'restaurants' && call !== 'restaurant') || !isObject(body)) return body
  const { data } = body
  const shown = (each: unknown) => (isObject(each) ? withoutOurs(each) : each)
  return { ...body, data: Array.isArray(data) ? data.map(shown) : shown(data) }
}
