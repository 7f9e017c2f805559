import { QueryCache, QueryClient } from '@tanstack/react-query'
import { FRESH_MS, failureLog } from './queries.ts'

/**
 * The app's query client: one retry, no refetch on window focus (APP-03, APP-04). Data stays fresh for
 * five minutes, so that a page the visitor comes back to does not call again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const line = failureLog(query.queryKey)
        if (line) console.error(line, error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: FRESH_MS,
      },
    },
  })
}
