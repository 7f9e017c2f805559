import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { asking, heroQuery } from '#src/api/queries.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { warmLinks } from './warm-links.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hero that a pointer on a link began to load is tried three times, as any other (acceptance D2)', async () => {
  await asking()
  vi.useFakeTimers()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({ message: 'The host is tired' }, { status: 500 })
  })
  const point = pageWithLink('/')
  const client = createQueryClient()
  warmLinks(client, async () => {})
  point()
  await vi.advanceTimersByTimeAsync(0)
  const stop = new QueryObserver(client, heroQuery('en')).subscribe(() => {})
  const tries = () => calls.filter((path) => path === '/api/hero/en').length
  expect(tries()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tries()).toBe(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries()).toBe(3)
  expect(client.getQueryState(heroQuery('en').queryKey)?.status).toBe('error')
  stop()
})

/** Stands in for a page with one link; what it returns puts the pointer on that. */
function pageWithLink(path: string): () => void {
  const link = Object.assign(new URL(path, 'https://site.example'), { closest: () => link })
  const listeners: ((event: object) => void)[] = []
  vi.stubGlobal('Element', URL)
  vi.stubGlobal('location', new URL('https://site.example/not-found'))
  vi.stubGlobal('document', {
    cookie: '',
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  })
  return () => listeners[0]?.({ target: link })
}
