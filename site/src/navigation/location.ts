import { createContext, use } from 'react'
import type { RouteMatch } from '#src/routes/paths.ts'

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

/** Given by `LocationProvider`, like the route. */
export const LocationContext = createContext<Location | null>(null)

export const RouteContext = createContext<RouteMatch | null>(null)

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
