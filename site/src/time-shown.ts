import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { QueryClient } from '@tanstack/react-query'
import { listQueryOf } from '#src/api/page-queries.ts'
import { restaurantQuery } from '#src/api/queries.ts'
import { type SteadySpan, steadySpan } from '#src/hours/steady.ts'
import type { RouteMatch } from '#src/routes/paths.ts'

/**
 * The minutes for which a page rendered now is valid; `null` when nothing on it depends on the
 * clock.
 */
export function timeShown(
  match: RouteMatch | null,
  queryClient: QueryClient,
  now: Date,
): SteadySpan | null {
  const hours = match && hoursShown(match, queryClient)
  return hours && steadySpan(hours, tokyoMinute(now))
}

/**
 * The hours of each restaurant that a page says is open or closed. The days of a table change only
 * with the day.
 */
function hoursShown(match: RouteMatch, queryClient: QueryClient): OpeningHours[] | null {
  const list = listQueryOf(match)
  if (list) {
    const { restaurants = [] } = queryClient.getQueryData(list.queryKey) ?? {}
    return restaurants.flatMap(({ openingHours }) => openingHours ?? [])
  }
  if (match.route === 'restaurant') {
    const { queryKey } = restaurantQuery(match.restaurantName ?? '')
    const hours = queryClient.getQueryData(queryKey)?.openingHours
    return hours ? [hours] : []
  }
  return null
}
