import { CALLS, callUrl } from '@noren/contract/resources/calls'
import { createAllowance } from '../at-most.ts'
import type { FindUnlisted, Unlisted } from '../content/unlisted.ts'
import { createKept } from '../kept.ts'
import { readCall } from './ask-for.ts'
import type { Line } from './line.ts'
import { isGood } from './provider-fetch.ts'
import { withoutOurs } from './without-ours.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** Anyone can make up names, so all of them together cost the provider and us no more than this. */
const ASKED_PER_SECOND = 10
const WAITING = 16
const REMEMBERED = 1000
/** Characters of the restaurants found. */
const FOUND_CHARACTERS = 8_000_000
/** No slug is longer than this. */
const SLUG_LIMIT = 200

/**
 * Asks a provider for restaurants that its list does not name: each at most once a minute, whatever the
 * answer was. One that was found stays known while the provider fails. While nobody knows the list, one
 * that the provider does not have counts as failed.
 *
 * @param listFails whether the list failed when it was last asked for
 */
export function createFindUnlisted(
  { base, line }: { base: string; line: Line },
  listFails: () => boolean,
): FindUnlisted {
  const allowance = createAllowance(ASKED_PER_SECOND, SECOND_MS)
  const lately = createKept<'found' | 'missing' | 'failed'>({
    keptMs: MINUTE_MS,
    limit: REMEMBERED,
    sizeOf: () => 1,
  })
  const found = createKept<Record<string, unknown>>({
    keptMs: DAY_MS,
    limit: FOUND_CHARACTERS,
    sizeOf: (detail) => JSON.stringify(detail).length,
  })
  const asking = new Map<string, Promise<void>>()

  async function ask(slug: string): Promise<void> {
    lately.keep(slug, await answerOf(slug))
  }

  async function answerOf(slug: string): Promise<'found' | 'missing' | 'failed'> {
    try {
      const answer = await line.ask(callUrl(CALLS.restaurant, { slug }))
      const detail = isGood(answer) ? readCall(CALLS.restaurant, answer.body, base) : null
      if (detail) found.keep(slug, withoutOurs(detail))
      if (detail) return 'found'
      return answer.ok || answer.status === 404 || answer.status === 410 ? 'missing' : 'failed'
    } catch (error) {
      line.failed('restaurant', error)
      return 'failed'
    }
  }

  function known(slug: string): Unlisted {
    const state = lately.find(slug)
    if (state === 'missing') return listFails() ? 'failed' : 'missing'
    return found.find(slug) ?? 'failed'
  }

  return async (slug) => {
    if (!isSlug(slug)) return 'missing'
    if (lately.find(slug)) return known(slug)
    const running = asking.get(slug)
    if (running) await running
    else if (asking.size < WAITING && allowance.isLeft()) {
      allowance.take()
      const asked = ask(slug).finally(() => asking.delete(slug))
      asking.set(slug, asked)
      await asked
    }
    return known(slug)
  }
}

/** A dot segment would be another call. */
function isSlug(text: string): boolean {
  return text.length <= SLUG_LIMIT && text.isWellFormed() && !/^\.{0,2}$/.test(text)
}
