import type { ReactNode } from 'react'
import { LanguageContext } from '#src/language/use-language.ts'
import { languageOf, resolvePath } from '#src/routes/paths.ts'
import { type Location, LocationContext, RouteContext } from './location.ts'

type Properties = { location: Location; children: ReactNode }

/**
 * Tells the app where the visitor is. Route and language have contexts of their own, so that
 * another page in the same language leaves header and footer as they are.
 */
export function LocationProvider({ location, children }: Properties) {
  const { pathname, search } = location
  return (
    <LocationContext value={location}>
      <RouteContext value={resolvePath(pathname, search)}>
        <LanguageContext value={languageOf(pathname)}>{children}</LanguageContext>
      </RouteContext>
    </LocationContext>
  )
}
