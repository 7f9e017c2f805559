import type { ReactNode } from 'react'
import { LanguageContext } from '#src/language/use-language.ts'
import { languageOf, resolvePath } from '#src/routes/paths.ts'
import { type Location, LocationContext, RouteContext } from './location.ts'

type Properties = { location: Location; children: ReactNode }

/**
 * Gives the app the visitor's location. Route and language have separate contexts, so that another page in
 * the same language leaves header and footer as they are.
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
