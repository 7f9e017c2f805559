import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { errorFacts, type LogFacts, log } from '@noren/contract/process/log'
import { readAnswer } from '@noren/contract/resources/answer-phrases'
import {
  CALL_NAMES,
  CALLS,
  type Call,
  type CallName,
  callUrl,
} from '@noren/contract/resources/calls'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'
import { resolvePictures } from './picture-addresses.ts'
import { fetchProvider } from './provider-fetch.ts'
import { unshownFields } from './unshown.ts'

type Content = Snapshot['content']

/**
 * A provider's API host, the origins of its pictures and films, and what was logged of it: the calls it
 * failed last time, and by call the fields that no page can show. Each is logged once.
 */
export type Provider = {
  base: string
  origins: readonly string[]
  failing: Set<string>
  unshown: Map<string, string>
}

const TIMEOUT_MS = 10_000
/** Says to the provider that this is an import, for which no visitor waits. */
const HEADERS = { 'User-Agent': 'Noren-Import' }
/** Restaurants requested at a time. */
const CONCURRENCY = 6

const LANGUAGE_PARTS = ['hero', 'about'] as const
const LISTS = ['solutions', 'testimonials', 'news', 'restaurants', 'restaurant'] as const

/** Calls whose answer is a part of the snapshot as it is. */
const PLAIN_PARTS = CALL_NAMES.filter(isPlain)

function isPlain(
  call: CallName,
): call is Exclude<CallName, (typeof LANGUAGE_PARTS | typeof LISTS)[number]> {
  return ![...LANGUAGE_PARTS, ...LISTS].some((other) => other === call)
}

/**
 * Asks a provider's API host for everything and keeps `content` up to date with what it answers, part by
 * part as answers come in. A part that fails keeps its last good value; one that always failed stays
 * missing. Everything is stored in the canonical shapes of the contract.
 */
export async function importContent(provider: Provider, content: Content): Promise<void> {
  const ask = <Answer>(call: Call<Answer>, parameters: Record<string, string> = {}) =>
    askFor(provider, call, parameters)

  await Promise.all([
    ...PLAIN_PARTS.map(async (name) => {
      const answer = await ask<object | null>(CALLS[name])
      if (answer) content[name] = { ...answer.value }
    }),
    ...LANGUAGE_PARTS.flatMap((name) =>
      LANGUAGES.map(async (each) => {
        const language = LANGUAGE[each].htmlLang
        const answer = await ask<object | null>(CALLS[name], { language })
        // Records a language for which the provider has nothing, so that it is not requested again and
        // again.
        if (!answer) return
        content[name] = { ...content[name], [language]: answer.value }
        logUnshown(provider, callUrl(CALLS[name], { language }), answer.value)
      }),
    ),
    ask(CALLS.solutions).then((answer) => {
      if (answer) content.solutions = answer.value ?? []
    }),
    ask(CALLS.testimonials).then((answer) => {
      if (!answer) return
      const { list: data, count } = answer.value ?? { list: [], count: 0 }
      content.testimonials = { data, count }
    }),
    ask(CALLS.news).then((answer) => {
      if (answer) content.news = answer.value
    }),
    ask(CALLS.restaurants).then(async (answer) => {
      if (answer) await importRestaurants(provider, answer.value, content)
    }),
  ])
}

/** The answer as the contract reads it, or `null` when the call fails. */
async function askFor<Answer>(
  { base, failing }: Provider,
  call: Call<Answer>,
  parameters: Record<string, string>,
): Promise<{ value: Answer } | null> {
  const url = callUrl(call, parameters)
  const failed = (facts: LogFacts): null => {
    if (!failing.has(url)) log('warn', 'API host fails', { call: call.path, ...facts })
    failing.add(url)
    return null
  }
  try {
    const { ok, status, body } = await fetchProvider(base + url, {
      headers: HEADERS,
      timeoutMs: TIMEOUT_MS,
    })
    // A provider need not know this call.
    if (status === 404 && call.path === CALLS.news.path) return null
    const usable = ok && body !== undefined && readObject(body).success !== false
    if (!usable) return failed({ status })
    failing.delete(url)
    return { value: call.read(resolvePictures(readAnswer(body), base)) }
  } catch (error) {
    return failed(errorFacts(error))
  }
}

function logUnshown({ origins, unshown }: Provider, call: string, content: unknown): void {
  const fields = unshownFields(content, origins).join(', ')
  if (fields && fields !== unshown.get(call))
    log('warn', 'API host gives what no page can show', { call, fields })
  unshown.set(call, fields)
}

/** Lists the restaurants with the known data of each, then fills in their details. */
async function importRestaurants(
  provider: Provider,
  list: readonly RestaurantListItem[],
  content: Content,
): Promise<void> {
  const known = new Map((content.restaurants ?? []).map((raw) => [readObject(raw).slug, raw]))
  const restaurants: unknown[] = list.map((item) => ({
    ...readObject(known.get(item.slug)),
    ...item,
  }))
  content.restaurants = restaurants
  const waiting = [...list.entries()]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      const answer = await askFor(provider, CALLS.restaurant, { slug: item.slug })
      if (answer?.value) restaurants[index] = { ...answer.value, ...item }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
