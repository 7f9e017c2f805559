import { CALLS } from '@noren/contract/calls'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteMatch } from '#src/navigation/paths.ts'
import type { PageContent, PageData } from '#src/page-data.ts'
import { pageQueries } from './page-queries.ts'
import { LINKED, linked, restaurantLinksQuery, restaurantsQuery } from './queries.ts'

/**
 * Answers a page's calls from the snapshot into the query client, and returns those that go to
 * the browser with the page. A part the snapshot lacks is left out: the browser calls for it.
 */
export function answerPage(
  match: RouteMatch | null,
  content: PageContent,
  queryClient: QueryClient,
): PageData['queries'] {
  const updatedAt = Date.parse(content.publishedAt)
  const queries: PageData['queries'] = []
  for (const { queryKey } of pageQueries(match)) {
    const [call, parameters] = queryKey
    const { status, body } = content.answer(call, parameters)
    const isMissing = call === 'restaurant' && status === 404
    if (status !== 200 && !isMissing) continue
    // An empty answer is data all the same: the section shows its empty state.
    const data = CALLS[call].read(body)
    queryClient.setQueryData(queryKey, data, { updatedAt })
    if (call !== 'restaurants') queries.push([queryKey, data])
  }
  const restaurants = queryClient.getQueryData(restaurantsQuery().queryKey)
  return restaurants ? [...restaurantParts(), ...queries] : queries

  function restaurantParts(): PageData['queries'] {
    const list: RestaurantListItem[] = restaurants ?? []
    const { queryKey } = restaurantLinksQuery()
    queryClient.setQueryData(queryKey, linked(list), { updatedAt })
    const isSmall = list.length <= LINKED
    return [
      [queryKey, linked(list)],
      ...(isSmall || match?.route === 'restaurants'
        ? ([[restaurantsQuery().queryKey, list]] satisfies PageData['queries'])
        : []),
    ]
  }
}
