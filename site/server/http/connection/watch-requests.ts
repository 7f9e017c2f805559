import { watchAnswer } from '@noren/kit/process/watch-answer'
import type { CountedRoute, RequestCounts } from '@noren/kit/request-counts'
import type { RequestListener } from './turns.ts'

/** Counts every request once it is answered. */
export function watchRequests(
  counts: RequestCounts,
  routeOf: (method: string, target: string) => CountedRoute,
): RequestListener {
  return ({ method = '', url = '' }, outgoing) =>
    watchAnswer(outgoing, (status, seconds) => counts.add(routeOf(method, url), status, seconds))
}
