import { CALLS } from '@noren/contract/resources/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { startProvider } from '../testing/provider.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'
import { WAITS } from '../waits.ts'
import { createFindUnlisted } from './find-unlisted.ts'
import { importRestaurants } from './import-restaurants.ts'
import { type ProviderAnswer, ProviderUnreachable } from './provider-fetch.ts'

afterEach(() => vi.useRealTimers())

const LIST = '/api/restaurant'
const callOf = (slug: string) => `${LIST}/slug/${slug}`
const named = (slug: string) => ({ slug, name: { en: `The ${slug}`, jp: `${slug}亭` } })
const listOf = (...slugs: string[]) => ({ body: { data: slugs.map(named) } })
const detailOf = (slug: string) => ({ body: { data: { ...named(slug), menuItems: [] } } })
const against = (url: string) => runSite({ env: { API_HOST: url }, snapshot: null })
const statusOf = async (site: RunningSite, path: string) => (await site.fetch(path)).status

test('a restaurant that the list does not name has its page where the provider knows it (acceptance D6)', async () => {
  await using provider = await startProvider({
    [LIST]: listOf('first'),
    [callOf('first')]: detailOf('first'),
    [callOf('secret')]: detailOf('secret'),
  })
  await using site = await against(provider.url)
  await soon(async () => expect(await statusOf(site, '/restaurants/first')).toBe(200))
  for (const [path, lang] of [
    ['/restaurants/secret', 'en'],
    ['/ja/restaurants/secret', 'ja'],
  ] as const) {
    const response = await site.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    const page = await response.text()
    expect(page).toContain(`<html lang="${lang}"`)
    expect(page).toContain('<title>The secret</title>')
  }
  for (const spelling of [
    '/restaurants/Secret/',
    '/jp/restaurants/secret',
    '//restaurants/secret',
  ]) {
    const { status, headers } = await site.fetch(spelling)
    expect([spelling, status, headers.get('location')?.endsWith('/restaurants/secret')]).toEqual([
      spelling,
      301,
      true,
    ])
  }
  const call = await site.fetch(callOf('secret'))
  expect([call.status, (await call.json()).data.name.en]).toEqual([200, 'The secret'])
  expect(await (await site.fetch(LIST)).text()).not.toContain('secret')

  for (const path of ['/restaurants/nobody', callOf('nobody'), '/ja/restaurants/nobody']) {
    expect([path, await statusOf(site, path)]).toEqual([path, 404])
  }
  const asked = (slug: string) => provider.requests.filter(({ url }) => url === callOf(slug)).length
  expect([asked('secret'), asked('nobody')]).toEqual([1, 1])
})

test('an empty list of restaurants hides none that the provider answers (acceptance D6)', async () => {
  await using provider = await startProvider({ [LIST]: listOf(), [callOf('one')]: detailOf('one') })
  await using site = await against(provider.url)
  await soon(async () => expect(await statusOf(site, '/restaurants/nobody')).toBe(404))
  expect(await statusOf(site, '/restaurants/one')).toBe(200)
})

test('a list that lost most of its entries counts as failed: known pages stay, others may come (acceptance D6)', async () => {
  const slugs = ['one', 'two', 'three', 'four']
  await using provider = await startProvider({
    [LIST]: listOf(...slugs),
    ...Object.fromEntries(slugs.map((slug) => [callOf(slug), detailOf(slug)])),
  })
  await using site = await against(provider.url)
  await soon(async () => expect(await statusOf(site, '/restaurants/four')).toBe(200))
  provider.replies.set(LIST, listOf('one'))
  for (const slug of ['two', 'three', 'four']) provider.replies.delete(callOf(slug))
  // The import has seen the shorter list.
  await soon(async () => expect(await statusOf(site, `/restaurants/nobody`)).toBe(503))
  const missing = await site.fetch('/restaurants/nobody')
  expect(missing.headers.get('retry-after')).toBe('5')
  expect(await statusOf(site, callOf('nobody'))).toBe(503)
  expect(await statusOf(site, '/restaurants/four')).toBe(200)
  expect(await statusOf(site, callOf('four'))).toBe(200)
  expect((await (await site.fetch(LIST)).json()).data).toHaveLength(4)
  await site.stop()

  await using later = await runSite({
    env: { API_HOST: provider.url },
    snapshot: null,
    dataDir: site.dataDir,
    waits: { shrunkList: 0 },
  })
  await soon(async () => expect(await statusOf(later, '/restaurants/four')).toBe(404))
  expect((await (await later.fetch(LIST)).json()).data).toHaveLength(1)
  expect(await statusOf(later, '/restaurants/one')).toBe(200)
})

test('a list that lost most of its entries is believed after ten minutes, or once it is whole (acceptance D6)', async () => {
  await using provider = await startProvider({ [LIST]: listOf('one') })
  const content = { restaurants: ['one', 'two', 'three'].map(named) }
  const source = { base: provider.url, answerMs: 60_000, failing: new Set<string>() }
  const restaurants = importRestaurants(source, content, WAITS.shrunkList)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  expect(await restaurants.list()).toBe(false)
  vi.setSystemTime(599_999)
  expect(await restaurants.list()).toBe(false)
  provider.replies.set(LIST, listOf('two', 'three'))
  expect(await restaurants.list()).toBe(true)
  expect(content.restaurants.map(({ slug }) => slug)).toEqual(['three', 'two'])
  provider.replies.set(LIST, listOf())
  vi.setSystemTime(600_000)
  expect(await restaurants.list()).toBe(false)
  vi.setSystemTime(1_199_999)
  expect(await restaurants.list()).toBe(false)
  vi.setSystemTime(1_200_000)
  expect(await restaurants.list()).toBe(true)
  expect(content.restaurants).toEqual([])
})

const MISSING: ProviderAnswer = { status: 404, ok: false, body: { message: 'No' } }
const good = (slug: string): ProviderAnswer => ({
  status: 200,
  ok: true,
  body: detailOf(slug).body,
})

/** Asks a scripted provider, at a time that the test sets. */
function finder(answer: (slug: string) => ProviderAnswer | Promise<ProviderAnswer>) {
  vi.useFakeTimers()
  const asked: string[] = []
  const line = {
    ask: async (path: string) => {
      const slug = decodeURIComponent(path.slice(CALLS.restaurant.path.lastIndexOf(':')))
      asked.push(slug)
      return answer(slug)
    },
    failed: () => {},
    close: () => {},
  }
  const state = { listFails: false }
  const find = createFindUnlisted({ base: 'http://api', line }, () => state.listFails)
  return { find, asked, state }
}

test('whoever makes up names has the provider asked ten times a second at most (acceptance D6)', async () => {
  const { find, asked } = finder(() => MISSING)
  const flood = (second: number) =>
    Promise.all(Array.from({ length: 50 }, (_, n) => find(`made-up-${second}-${n}`)))
  const first = await flood(0)
  expect(asked).toHaveLength(10)
  expect(first.filter((found) => found === 'missing')).toHaveLength(10)
  expect(first.filter((found) => found === 'failed')).toHaveLength(40)
  vi.advanceTimersByTime(999)
  await flood(1)
  expect(asked).toHaveLength(10)
  vi.advanceTimersByTime(1)
  await flood(2)
  expect(asked).toHaveLength(20)
})

test('a name is asked for once a minute, whatever the answer was (acceptance D6)', async () => {
  const answers: Record<string, ProviderAnswer> = {
    secret: good('secret'),
    broken: { status: 500, ok: false, body: undefined },
  }
  const { find, asked, state } = finder((slug) => answers[slug] ?? MISSING)
  const all = () => Promise.all(['secret', 'secret', 'broken', 'nobody'].map((slug) => find(slug)))
  const [first, again, broken, nobody] = await all()
  expect([first, again]).toEqual([expect.objectContaining({ slug: 'secret' }), first])
  expect([broken, nobody]).toEqual(['failed', 'missing'])
  vi.advanceTimersByTime(59_999)
  await all()
  expect(asked).toEqual(['secret', 'broken', 'nobody'])
  vi.advanceTimersByTime(1)
  // One that was found stays known while the provider fails.
  answers.secret = { status: 503, ok: false, body: undefined }
  state.listFails = true
  expect(await all()).toEqual([first, first, 'failed', 'failed'])
  expect(asked).toHaveLength(6)
  vi.advanceTimersByTime(60_000)
  answers.secret = MISSING
  state.listFails = false
  expect(await find('secret')).toBe('missing')
})

test('no name leads to another call, and a provider that hangs holds few waits (acceptance D6)', async () => {
  const { find, asked } = finder(() => new Promise<ProviderAnswer>(() => {}))
  for (const slug of ['', '.', '..', 'x'.repeat(201), '\uD800']) {
    expect(await find(slug)).toBe('missing')
  }
  expect(asked).toEqual([])
  const waits = (second: number) => {
    for (let n = 0; n < 10; n++) void find(`${second}-${n}`)
    vi.advanceTimersByTime(1000)
  }
  for (const second of [1, 2, 3, 4]) waits(second)
  expect(asked).toHaveLength(16)
})

test('a provider that cannot be reached has failed, not lost a restaurant (acceptance D6)', async () => {
  const { find } = finder(() => {
    throw new ProviderUnreachable('connect ECONNREFUSED', { late: false })
  })
  expect(await find('secret')).toBe('failed')
})
