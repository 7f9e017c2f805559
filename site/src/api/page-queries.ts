import { LANGUAGES } from '@noren/contract/language'
import type { QueryFunction } from '@tanstack/react-query'
import type { RouteMatch } from '#src/navigation/paths.ts'
import type { CallKey } from './queries.ts'
import {
  aboutQuery,
  contactQuery,
  ctaQuery,
  experienceQuery,
  heroQuery,
  innovationQuery,
  processQuery,
  restaurantQuery,
  solutionsQuery,
  solutionsSectionQuery,
  testimonialsQuery,
} from './queries.ts'

/** A query of any call: what the server answers from the snapshot and a link warms. */
export type PageQuery = { queryKey: CallKey; queryFn?: QueryFunction<unknown, CallKey> | undefined }

/**
 * The calls a page is made of, besides the list of restaurants. Hero and about come in both
 * languages, so that the toggle makes no call.
 */
export function pageQueries({
  route,
  language,
  restaurantName = '',
  query,
}: RouteMatch): PageQuery[] {
  if (route === 'home') {
    return [
      ...LANGUAGES.map(heroQuery),
      experienceQuery(),
      solutionsQuery(),
      solutionsSectionQuery(),
      innovationQuery(),
      processQuery(),
      testimonialsQuery(),
      ctaQuery(),
    ]
  }
  if (route === 'restaurant') return [restaurantQuery(restaurantName)]
  if (route === 'about') return LANGUAGES.map(aboutQuery)
  if (route !== 'contact') return []
  const reserved = new URLSearchParams(query).get('restaurant')
  return [contactQuery(language), ...(reserved ? [restaurantQuery(reserved)] : [])]
}
