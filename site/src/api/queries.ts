import { CALLS, type Call, type CallName, callUrl, pathLanguage } from '@noren/contract/calls'
import {
  ABOUT_FRESH_MS,
  HERO_FRESH_MS,
  HERO_KEPT_MS,
  HERO_RETRIES,
  HERO_RETRY_MAX_MS,
  HERO_RETRY_MIN_MS,
} from '@noren/contract/constants'
import { readObject, readOptionalText } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, request } from './client.ts'

/**
 * One query per call of the contract. A query's key is its call's name and parameters, so the
 * server can answer any of them from the snapshot without a second table.
 */
export type CallKey = readonly [call: CallName, parameters: Readonly<Record<string, string>>]

/** What the home page logs, and shows nobody, when a call fails (spec §8). */
const FAILURE_LOGS: { readonly [Name in CallName]?: string } = {
  cta: 'Error fetching CTA data',
  experience: 'Error fetching experience data',
  innovation: 'Error fetching innovation data',
  process: 'Error fetching process data',
  restaurants: 'Failed to load restaurants. Please try again later.',
}

/** The line logged when a query has failed for good, if it has one. */
export function failureLog(key: readonly unknown[]): string | undefined {
  const logs: Readonly<Record<string, string | undefined>> = FAILURE_LOGS
  return typeof key[0] === 'string' ? logs[key[0]] : undefined
}

export const ctaQuery = () => callQuery('cta', CALLS.cta)
export const experienceQuery = () => callQuery('experience', CALLS.experience)
export const innovationQuery = () => callQuery('innovation', CALLS.innovation)
export const processQuery = () => callQuery('process', CALLS.process)
export const solutionsQuery = () => callQuery('solutions', CALLS.solutions)
export const solutionsSectionQuery = () => callQuery('solutionsSection', CALLS.solutionsSection)
export const restaurantsQuery = () => callQuery('restaurants', CALLS.restaurants)

export const heroQuery = (language: Language) =>
  queryOptions({
    ...callQuery('hero', CALLS.hero, { language: pathLanguage(language) }),
    staleTime: HERO_FRESH_MS,
    gcTime: HERO_KEPT_MS,
    retry: HERO_RETRIES,
    retryDelay: heroRetryDelay,
  })

/** Delay before a retry of the hero call, in ms: 1 s, doubling, at most 30 s (spec §7). */
export function heroRetryDelay(failures: number): number {
  return Math.min(HERO_RETRY_MIN_MS * 2 ** failures, HERO_RETRY_MAX_MS)
}

/** A 200 answer with `success: false` is a failure with the response's message (spec §8). */
export const testimonialsQuery = () =>
  queryOptions({
    ...callQuery('testimonials', CALLS.testimonials),
    queryFn: async () => {
      const body = await request(callUrl(CALLS.testimonials))
      const { success, message } = readObject(body)
      if (success === false) throw new ApiError(200, 'OK', readOptionalText(message))
      return CALLS.testimonials.read(body)
    },
  })

/** A restaurant that does not exist answers `null`; any other failure throws (readings A17). */
export const restaurantQuery = (slug: string) =>
  queryOptions({
    ...callQuery('restaurant', CALLS.restaurant, { slug }),
    queryFn: async () => {
      const body = await request(callUrl(CALLS.restaurant, { slug })).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      })
      return CALLS.restaurant.read(body)
    },
  })

export const aboutQuery = (language: Language) =>
  queryOptions({
    ...callQuery('about', CALLS.about, { language: pathLanguage(language) }),
    staleTime: ABOUT_FRESH_MS,
  })

/** Keyed by language though one call answers both: it reloads when the language changes (spec §4). */
export const contactQuery = (language: Language) =>
  callQuery('contact', CALLS.contact, { language })

function callQuery<Answer>(
  name: CallName,
  call: Call<Answer>,
  parameters: Readonly<Record<string, string>> = {},
) {
  return queryOptions({
    queryKey: [name, parameters] as const satisfies CallKey,
    queryFn: async () => call.read(await request(callUrl(call, parameters))),
  })
}
