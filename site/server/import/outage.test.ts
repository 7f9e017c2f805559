import { CALLS, type CallName } from '@noren/contract/resources/calls'
import { expect, test } from 'vitest'
import { NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
import { startProvider } from '../testing/provider.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const HERO = { '/api/hero/en': { body: { data: { title: 'Provider', badge: 'b' } } } }
const SUBMIT = '/api/contact-submission/create-submission'

const CALLED: readonly [CallName, string][] = [
  ['cta', '/api/cta'],
  ['experience', '/api/experience'],
  ['hero', '/api/hero/en'],
  ['hero', '/api/hero/ja'],
  ['innovation', '/api/innovation'],
  ['process', '/api/process'],
  ['solutions', '/api/solutions?page=1&limit=100'],
  ['solutionsSection', '/api/solutions/section'],
  ['testimonials', '/api/testimonials'],
  ['news', '/api/news'],
  ['restaurants', '/api/restaurant'],
  ['restaurant', '/api/restaurant/slug/onda'],
  ['about', '/api/about/en'],
  ['contact', '/api/contact/content'],
]

const against = (url: string, waits = {}) =>
  runSite({ env: { ...NO_LIMITS, API_HOST: url }, snapshot: null, waits })

const shows = (site: RunningSite, path: string, title: string) =>
  soon(async () =>
    expect(await (await site.fetch(path)).text()).toContain(`<title>${title}</title>`),
  )

async function ask(site: RunningSite, call: CallName, path: string) {
  const response = await site.fetch(path)
  return { path, status: response.status, read: CALLS[call].read(await response.json()) }
}

test('in an outage each call answers what a reload shows, the last good content (acceptance D5)', async () => {
  await using provider = await runSite()
  await using site = await against(provider.origin.replace('localhost', '127.0.0.1'))
  await soon(async () => expect((await site.fetch('/restaurants/onda')).status).toBe(200))
  const all = () => Promise.all(CALLED.map(([call, path]) => ask(site, call, path)))
  const before = await all()
  await provider.stop()
  const after = await all()
  expect(after.map(({ path, status }) => [path, status])).toEqual(
    CALLED.map(([, path]) => [path, 200]),
  )
  expect(after).toEqual(before)
  expect((await site.fetch('/api/cta')).headers.get('cache-control')).toBe('no-store')
  // An enquiry that did not arrive is never thanked for.
  expect((await submit(site, VALID)).status).toBe(502)
})

for (const [how, reply] of [
  ['500', { status: 500, body: { message: 'Broken' } }],
  ['403', { status: 403, body: {} }],
  ['a redirect', { status: 302, headers: { Location: '/' }, body: {} }],
  ['no JSON', { text: '<html>' }],
  ['success false', { body: { success: false, message: 'Resting' } }],
] as const) {
  test(`a call that fails with ${how} answers the last good content (acceptance D5)`, async () => {
    await using provider = await startProvider(HERO)
    await using site = await against(provider.url)
    await shows(site, '/', 'Provider')
    provider.replies.set('/api/hero/en', reply)
    const response = await site.fetch('/api/hero/en')
    expect([response.status, (await response.json()).data.title]).toEqual([200, 'Provider'])
  })
}

test('at most 32 calls wait for a provider that hangs, and stopping ends their wait (acceptance D11)', async () => {
  await using provider = await startProvider({
    ...HERO,
    [SUBMIT]: { body: { message: 'Danke' } },
  })
  await using site = await against(provider.url, { provider: 60_000, importPause: 60_000 })
  await shows(site, '/', 'Provider')
  provider.replies.set('/api/cta', 'hang')
  provider.replies.set('/api/hero/en', 'hang')
  const call = (path: string) =>
    site.fetch(path).then(({ status, headers }) => [status, headers.get('retry-after')])
  const calls = Array.from({ length: 32 }, () => call('/api/cta'))
  await soon(() => expect(provider.hanging()).toBe(32))
  expect(await call('/api/cta')).toEqual([503, '5'])
  // What is known needs no wait, and an enquiry has room of its own.
  expect(await call('/api/hero/en')).toEqual([200, null])
  expect((await submit(site, VALID)).status).toBe(201)
  expect(provider.hanging()).toBe(32)
  await site.stop()
  expect(await Promise.all(calls)).toEqual(calls.map(() => [503, '5']))
})

test('while one call hangs, what others change is on the site, and the call is not made twice (acceptance D11)', async () => {
  await using provider = await startProvider({ ...HERO, '/api/cta': 'hang' })
  await using site = await against(provider.url, { provider: 60_000, importRound: 100 })
  await shows(site, '/', 'Provider')
  provider.replies.set('/api/hero/en', { body: { data: { title: 'Changed' } } })
  await shows(site, '/', 'Changed')
  expect(provider.hanging()).toBe(1)
})
