import { LANGUAGE, type Language } from '@noren/contract/language'
import type { CallName } from '@noren/contract/resources/calls'
import { queryOptions } from '@tanstack/react-query'
import { isStillSection } from './still-sections.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** How long an answer counts as fresh (CST-06, CST-07); the calls that name no time take it too. */
export const FRESH_MS = 5 * MINUTE_MS

/**
 * One query per call of the contract. A query's key is its call's name and parameters, so the
 * server can answer any of them from the snapshot without a second table.
 */
export type CallKey = readonly [call: CallName, parameters: Readonly<Record<string, string>>]

/**
 * What the home page logs, without showing it, when a query has failed for good, if it does (EXP-11, CTA-09,
 * ERR-02, ERR-03).
 */
export function failureLog(key: readonly unknown[]): string | undefined {
  const call = String(key[0])
  if (call === 'restaurants') return 'Failed to load restaurants. Please try again later.'
  if (isStillSection(call)) return `Error fetching ${call === 'cta' ? 'CTA' : call} data`
  return undefined
}

/** What a call answers, by its own key; the queries that need more than it are below. */
export function callQuery<Name extends CallName>(
  name: Name,
  parameters: Readonly<Record<string, string>> = {},
) {
  return queryOptions({
    queryKey: [name, parameters] as const satisfies CallKey,
    queryFn: async () => (await asking()).ask(name, parameters),
  })
}

export const heroQuery = (language: Language) =>
  queryOptions({
    ...callQuery('hero', { language: LANGUAGE[language].htmlLang }),
    staleTime: FRESH_MS,
    gcTime: 10 * MINUTE_MS,
    retry: 2,
    retryDelay: heroRetryDelay,
  })

/** Delay before a retry of the hero call, in ms: 1 s, doubling, at most 30 s (HERO-30). */
export function heroRetryDelay(failures: number): number {
  return Math.min(SECOND_MS * 2 ** failures, 30 * SECOND_MS)
}

export const testimonialsQuery = () =>
  queryOptions({
    ...callQuery('testimonials'),
    queryFn: async () => (await asking()).askTestimonials(),
  })

export const restaurantQuery = (slug: string) =>
  queryOptions({
    ...callQuery('restaurant', { slug }),
    queryFn: async () => (await asking()).askRestaurant(slug),
  })

/** The part of the news that the parameters ask for (`resources/news-parts.ts` of the contract). */
export const newsQuery = (parameters: Readonly<Record<string, string>>) =>
  queryOptions({
    ...callQuery('news', parameters),
    queryFn: async () => (await asking()).askNews(parameters),
  })

export const aboutQuery = (language: Language) =>
  queryOptions({
    ...callQuery('about', { language: LANGUAGE[language].htmlLang }),
    staleTime: FRESH_MS,
  })

/** Keyed by language although one call answers both: it reloads when the language changes (CON-36). */
export const contactQuery = (language: Language) => callQuery('contact', { language })

/** A page comes with its answers, so the code for further calls stays out of the first load. */
export const asking = () => import('./ask.ts')
