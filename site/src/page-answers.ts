import { CALLS } from '@noren/contract/resources/calls'
import type { Hero } from '@noren/contract/resources/hero'
import type { RestaurantsPage } from '@noren/contract/resources/restaurant'
import { pageStart, RESTAURANTS_PAGE_SIZE } from '@noren/contract/resources/restaurants-page'
import type { QueryClient } from '@tanstack/react-query'
import { listPageOf, pageQueries } from '#src/api/page-queries.ts'
import {
  LINKED,
  linked,
  restaurantLinksQuery,
  restaurantsPageQuery,
} from '#src/api/restaurant-list.ts'
import type { RouteMatch } from '#src/routes/paths.ts'
import type { PageContent, PageData } from './page-data.ts'

/**
 * Answers a page's calls from the snapshot into the query client, and returns them: they go to the
 * browser with the page. A part the snapshot lacks is left out: the browser calls for it.
 */
export function answerPage(
  match: RouteMatch | null,
  content: PageContent,
  queryClient: QueryClient,
): PageData['queries'] {
  const queries = [...listParts(match, content), ...(match ? callParts(match, content) : [])]
  const updatedAt = Date.parse(content.publishedAt)
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt })
  return queries
}

/** The restaurants in the page: some in header and footer, one page of them in the list. */
function listParts(match: RouteMatch | null, content: PageContent): PageData['queries'] {
  const head = content.restaurants(0, LINKED)
  if (!head) return []
  const links: PageData['queries'] = [[restaurantLinksQuery().queryKey, linked(head)]]
  const page = pageToCarry(match, head)
  if (page === null) return links
  const start = pageStart(page)
  const list = content.restaurants(start, start + RESTAURANTS_PAGE_SIZE)
  return [...links, [restaurantsPageQuery(page).queryKey, list]]
}

/**
 * The page shown. A host that does not know pages has only one, which then opens without a call.
 */
function pageToCarry(match: RouteMatch | null, { total }: RestaurantsPage): number | null {
  const shown = match && listPageOf(match)
  return shown ?? (total <= RESTAURANTS_PAGE_SIZE ? 1 : null)
}

function callParts(match: RouteMatch, content: PageContent): PageData['queries'] {
  return pageQueries(match).flatMap(({ queryKey }): PageData['queries'] => {
    const [call, parameters] = queryKey
    const { status, body } = content.answer(call, parameters)
    const isMissing = call === 'restaurant' && status === 404
    // An empty answer is data too: the section shows its empty state.
    if (status !== 200 && !isMissing) return []
    const data = call === 'hero' ? heroInLight(body, content) : CALLS[call].read(body)
    return [[queryKey, data]]
  })
}

/** The hero with the printing of the page's light only: the page shows no other picture. */
function heroInLight(body: unknown, { light }: PageContent): Hero | null {
  const hero = CALLS.hero.read(body)
  const printing = hero?.printings?.[light]
  if (!printing) return hero
  const { backgroundImagePortrait: _, ...shown } = hero
  return { ...shown, backgroundImage: printing.wide, printings: { [light]: printing } }
}
