import { LANGUAGES } from '@noren/contract/language'
import { CALLS } from '@noren/contract/resources/calls'
import type { Hero } from '@noren/contract/resources/hero'
import type { RestaurantsPage } from '@noren/contract/resources/restaurant'
import { pageStart, RESTAURANTS_PAGE_SIZE } from '@noren/contract/resources/restaurants-page'
import type { QueryClient } from '@tanstack/react-query'
import { listQueryOf, pageQueries } from '#src/api/page-queries.ts'
import {
  FEW,
  HUNG,
  LINKED,
  type RestaurantCloths,
  type RestaurantLinks,
  restaurantLinksQuery,
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

/** The restaurants in the page, each part with what it shows of them. */
function listParts(match: RouteMatch | null, content: PageContent): PageData['queries'] {
  const head = content.restaurants(0, LINKED)
  if (!head) return []
  const links: PageData['queries'] = [
    [restaurantLinksQuery().queryKey, linksOf(head, content.company?.own)],
  ]
  const shown = match && listQueryOf(match)
  if (!shown) return links
  const [part, page] = shown.queryKey
  if (part === 'restaurantCloths') return [...links, [shown.queryKey, clothsOf(head)]]
  const start = pageStart(page)
  return [...links, [shown.queryKey, content.restaurants(start, start + RESTAURANTS_PAGE_SIZE)]]
}

/** Of each restaurant only what header and footer show, and of one's own whether it can give a table. */
function linksOf({ restaurants, total }: RestaurantsPage, isOwn = false): RestaurantLinks {
  const links = restaurants.map(({ slug, name, area, accent, openingHours }) => ({
    slug,
    name,
    ...(area && { area }),
    ...(accent && { accent }),
    ...(isOwn && !openingHours && { noTables: true as const }),
  }))
  return { links, total }
}

/** Of each restaurant only what its cloth shows. */
function clothsOf({ restaurants, total }: RestaurantsPage): RestaurantCloths {
  const cloths = restaurants.slice(0, HUNG).map((restaurant) => {
    const { slug, name, area, accent, openingHours, full, fewLeft, photo, summary } = restaurant
    return {
      slug,
      name,
      ...(area && { area }),
      ...(accent && { accent }),
      ...(openingHours && { openingHours }),
      ...(full && { full }),
      ...(fewLeft && { fewLeft }),
      ...(total <= FEW && { ...(photo && { photo }), ...(summary && { summary }) }),
    }
  })
  return { restaurants: cloths }
}

function callParts(match: RouteMatch, content: PageContent): PageData['queries'] {
  return pageQueries(match, LANGUAGES).flatMap(({ queryKey }): PageData['queries'] => {
    const [call, parameters] = queryKey
    const { status, body } = content.answer(call, parameters)
    const isMissing = call === 'restaurant' && status === 404
    // An empty answer is data too: the section shows its empty state. One that is gone says what it was.
    if (status !== 200 && status !== 410 && !isMissing) return []
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
