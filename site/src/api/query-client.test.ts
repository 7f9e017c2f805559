import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { heroQuery, heroRetryDelay } from './queries.ts'
import { createQueryClient } from './query-client.ts'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a failed query is tried once more', proves('APP-03', 'CST-08'), async () => {
  vi.useFakeTimers()
  let tries = 0
  const failing = createQueryClient()
    .fetchQuery({
      ...createQueryClient().getDefaultOptions().queries,
      queryKey: ['anything'],
      queryFn: () => {
        tries += 1
        throw new Error('down')
      },
    })
    .catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(await failing).toBe('failed')
  expect(tries).toBe(2)
})

test(
  'within five minutes the hero is not fetched again, after them it is',
  proves('HERO-27', 'CST-06'),
  async () => {
    vi.useFakeTimers()
    const calls = heroAnswers()
    const client = createQueryClient()
    await client.fetchQuery(heroQuery('en'))
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    await client.fetchQuery(heroQuery('en'))
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await client.fetchQuery(heroQuery('en'))
    expect(calls).toEqual(['/api/hero/en', '/api/hero/en'])
  },
)

test('hero data is kept ten minutes after its last use', proves('HERO-28', 'CST-06'), async () => {
  vi.useFakeTimers()
  heroAnswers()
  const client = createQueryClient()
  const stopUsing = new QueryObserver(client, heroQuery('jp')).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  stopUsing()
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(client.getQueryData(heroQuery('jp').queryKey)?.title).toBe('From the host')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(heroQuery('jp').queryKey)).toBeUndefined()
})

test(
  'the hero waits 1, 2, 4 seconds before a retry and never more than 30',
  proves('CST-06'),
  () => {
    expect([0, 1, 2, 4, 5, 20].map(heroRetryDelay)).toEqual([1000, 2000, 4000, 16000, 30000, 30000])
  },
)

/** Answers every call with a hero and records the requested paths. */
function heroAnswers(): string[] {
  const calls: string[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({ data: { title: 'From the host' } })
  })
  return calls
}
