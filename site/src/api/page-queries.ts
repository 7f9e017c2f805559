import { LANGUAGES } from '@noren/contract/language'
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
  restaurantsQuery,
  solutionsQuery,
  solutionsSectionQuery,
  testimonialsQuery,
} from './queries.ts'

/**
 * The calls a page is made of, header and footer included. Hero and about come in both languages,
 * so that the toggle makes no call.
 */
export function pageKeys(match: RouteMatch | null): CallKey[] {
  return [restaurantsQuery().queryKey, ...(match ? routeKeys(match) : [])]
}

function routeKeys({ route, language, restaurantName = '' }: RouteMatch): CallKey[] {
  if (route === 'home') {
    return [
      ...LANGUAGES.map((each) => heroQuery(each).queryKey),
      ...[
        experienceQuery(),
        solutionsQuery(),
        solutionsSectionQuery(),
        innovationQuery(),
        processQuery(),
        testimonialsQuery(),
        ctaQuery(),
      ].map(({ queryKey }) => queryKey),
    ]
  }
  if (route === 'restaurant') return [restaurantQuery(restaurantName).queryKey]
  if (route === 'about') return LANGUAGES.map((each) => aboutQuery(each).queryKey)
  return route === 'contact' ? [contactQuery(language).queryKey] : []
}
