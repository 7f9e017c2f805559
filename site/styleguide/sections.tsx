import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callQuery, testimonialsQuery } from '#src/api/queries.ts'
import { Solutions } from '#src/pages/home/sections/solutions/solutions.tsx'
import { Testimonials } from '#src/pages/home/sections/testimonials/testimonials.tsx'
import { RestaurantMissing } from '#src/pages/restaurant/restaurant-missing.tsx'
import { Specimen } from './guide.tsx'

/** Sections in states that a published page seldom shows. */
export function Sections() {
  return (
    <>
      <Specimen name="Solutions: loading">
        <Answered prepare={(client) => answerSolutions(client, () => new Promise(() => {}))}>
          <Solutions />
        </Answered>
      </Specimen>
      <Specimen name="Solutions: failed">
        <Answered
          prepare={(client) => answerSolutions(client, () => Promise.reject(new Error('Timeout')))}
        >
          <Solutions />
        </Answered>
      </Specimen>
      <Specimen name="Solutions: empty">
        <Answered prepare={(client) => answerSolutions(client, async () => [])}>
          <Solutions />
        </Answered>
      </Specimen>
      <Specimen name="Testimonials: empty">
        <Answered
          prepare={(client) =>
            client.setQueryData(testimonialsQuery().queryKey, () => ({ list: [], count: 0 }))
          }
        >
          <Testimonials />
        </Answered>
      </Specimen>
      <Specimen name="Restaurant not found">
        <RestaurantMissing why="notExist" />
      </Specimen>
    </>
  )
}

function Answered({
  prepare,
  children,
}: {
  prepare: (client: QueryClient) => void
  children: ReactNode
}) {
  const [client] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
    })
    prepare(client)
    return client
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function answerSolutions(client: QueryClient, queryFn: () => Promise<[]>): void {
  client.prefetchQuery({ queryKey: callQuery('solutions').queryKey, queryFn })
  client.setQueryData(callQuery('solutionsSection').queryKey, null)
}
