import { counter, createHistogram, type Histogram, type Metric, type Sample } from './metrics.ts'

/** What a request was for: a kind, and the pattern of its address. */
export type CountedRoute = { readonly kind: string; readonly route: string }

/** The answers of a program, by route and status; see {@link createRequestCounts}. */
export type RequestCounts = {
  /** Counts an answer. @param status its code; 499 where the client left before there was one */
  add: (route: CountedRoute, status: number, seconds: number) => void
  metrics: () => Metric[]
}

type Counts = { byStatus: Map<number, number>; seconds: Histogram }

/**
 * Counts in plain numbers, which costs almost nothing; they become text on request. Routes are compared by
 * identity, so make the object of each route once.
 */
export function createRequestCounts(): RequestCounts {
  const routes = new Map<CountedRoute, Counts>()

  const samples = (of: (counts: Counts, route: CountedRoute) => Sample[]): Sample[] =>
    [...routes].flatMap(([route, counts]) => of(counts, route))

  return {
    add(route, status, seconds) {
      let counts = routes.get(route)
      if (!counts) {
        counts = { byStatus: new Map(), seconds: createHistogram() }
        routes.set(route, counts)
      }
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1)
      counts.seconds.observe(seconds)
    },
    metrics: () => [
      counter(
        'noren_http_requests_total',
        'Requests answered; 499: the client was gone before.',
        samples(({ byStatus }, route) =>
          [...byStatus].map(([status, value]) => ({
            labels: { ...route, status: String(status) },
            value,
          })),
        ),
      ),
      {
        name: 'noren_http_request_duration_seconds',
        type: 'histogram',
        help: 'From the request to the end of its answer; of files the time to send them.',
        samples: samples(({ seconds }, route) => seconds.samples({ ...route })),
      },
    ],
  }
}
