import type { QueryClient } from '@tanstack/react-query'
import { listQueryOf, pageQueries } from '#src/api/page-queries.ts'
import { restaurantsPageQuery } from '#src/api/restaurant-list.ts'
import { decodeAddress, resolvePath } from '#src/routes/paths.ts'
import type { LoadPage } from './browser-router.tsx'

/** The events just before visitors follow a link. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Loads a page's file and data as soon as a visitor seems about to open it, so that the click shows it
 * immediately. Loaded files and data are not requested again.
 */
export function warmLinks(queryClient: QueryClient, load: LoadPage): void {
  const warm = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || isHere(link)) return
    const pathname = decodeAddress(link.pathname)
    const match = resolvePath(pathname, link.search)
    if (!match) return
    // A file or answer that fails here is requested again by the page itself.
    load(pathname, link.search).catch(() => {})
    // Whole queries: the page joins what is still running, with the tries it was begun with (HERO-29).
    for (const query of pageQueries(match, [match.language])) queryClient.prefetchQuery(query)
    const list = listQueryOf(match)
    // The home page's cloths come from the first page of the list.
    if (list && !queryClient.getQueryData(list.queryKey)) {
      queryClient.prefetchQuery(restaurantsPageQuery(match.page ?? 1))
    }
  }
  for (const sign of SIGNS) document.addEventListener(sign, warm, { passive: true })
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search
}
