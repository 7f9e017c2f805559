import { createContext, type ReactNode, use } from 'react'
import { LanguageContext } from '#src/language/use-language.ts'
import { languageOf, type RouteMatch, resolvePath } from '#src/routes/paths.ts'

/** Where the visitor is. */
export type Location = {
  /** Decoded. */
  pathname: string
  search: string
  hash: string
  /** Names the entry of the browser's history. */
  key: string
  /** Reached with its document, by a link followed in place, or by going back or forward in place. */
  by: 'document' | 'link' | 'history'
}

/** Key of the entry a document was loaded with. */
export const FIRST_KEY = 'first'

const LocationContext = createContext<Location | null>(null)

const RouteContext = createContext<RouteMatch | null>(null)

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

/** The address of the page shown. */
export function useLocation(): Location {
  const location = use(LocationContext)
  if (!location) throw new Error('useLocation() needs a router around it')
  return location
}

/** The page of the route table that is shown; `null`: the not-found page. */
export function useRoute(): RouteMatch | null {
  return use(RouteContext)
}
