import { isObject } from '@noren/contract/json'
import type { CallName } from '@noren/contract/resources/calls'

/**
 * A provider's restaurant without its full days: only staff of our own desk mark them, and a host's `full` of
 * another meaning would have us refuse its guests.
 */
export function withoutFull<Of extends { full?: unknown }>({ full: _, ...restaurant }: Of) {
  return restaurant
}

/** A provider's answer to a call as it is passed on, its restaurants without their full days. */
export function answerWithoutFull(call: CallName, body: unknown): unknown {
  if ((call !== 'restaurants' && call !== 'restaurant') || !isObject(body)) return body
  const { data } = body
  const shown = (each: unknown) => (isObject(each) ? withoutFull(each) : each)
  return { ...body, data: Array.isArray(data) ? data.map(shown) : shown(data) }
}
