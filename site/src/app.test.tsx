import { QueryClientProvider } from '@tanstack/react-query'
import { isValidElement, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { proves } from '../../scripts/testing/proves.ts'
import { App } from './app.tsx'

test(
  'the app mounts in strict mode, with its query client around everything',
  proves('APP-01', 'APP-02'),
  () => {
    const queryClient = createQueryClient()
    const app = App({
      queryClient,
      data: { company: null, imageOrigins: [], light: 'day' },
      router: (inside) => inside,
    })
    expect(app.type).toBe(StrictMode)
    const provider: unknown = app.props.children
    if (!isValidElement<{ client: unknown }>(provider)) throw new Error('nothing is inside')
    expect(provider.type).toBe(QueryClientProvider)
    expect(provider.props.client).toBe(queryClient)
  },
)
