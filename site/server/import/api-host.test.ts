import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
import { startProvider } from '../testing/provider.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const HERO = { '/api/hero/en': { body: { data: { title: 'Provider', badge: 'b' } } } }
const SUBMIT = '/api/contact-submission/create-submission'

const CALL_PATHS = [
  ...['/api/cta', '/api/experience', '/api/hero/en', '/api/hero/ja', '/api/innovation'],
  ...['/api/process', '/api/solutions?page=1&limit=100', '/api/solutions/section'],
  ...['/api/testimonials', '/api/restaurant', '/api/restaurant/slug/onda', '/api/about/ja'],
  '/api/contact/content',
]

const against = (url: string, more: Record<string, string> = {}) =>
  runSite({ env: { ...NO_LIMITS, API_HOST: url, ...more }, snapshot: null })

/**
 * Waits for a page of this title: the start does not wait for a slow provider, and the machine may be
 * slow.
 */
const shows = (site: RunningSite, path: string, title: string) =>
  soon(async () =>
    expect(await (await site.fetch(path)).text()).toContain(`<title>${title}</title>`),
  )

test(
  'every call goes to the configured API host, and pages are made of its answers',
  proves('GEN-03', 'GEN-12'),
  async () => {
    await using provider = await runSite()
    await using site = await against(provider.origin.replace('localhost', '127.0.0.1'))
    for (const path of CALL_PATHS) {
      const [ours, theirs] = await Promise.all([site.fetch(path), provider.fetch(path)])
      expect([path, ours.status]).toEqual([path, 200])
      const body = JSON.stringify(await theirs.json())
      const resolved = body.replaceAll(
        '"/',
        `"${provider.origin.replace('localhost', '127.0.0.1')}/`,
      )
      expect(JSON.stringify(await ours.json())).toBe(resolved)
    }
    await shows(site, '/', 'Title 1')
    await shows(site, '/restaurants/onda', 'Onda')
    expect((await site.fetch('/restaurants/nobody')).status).toBe(404)
  },
)

test('pages break between the phrases that the provider names', async () => {
  const hero = { data: { title: '暖簾の向こうへ', badge: '札' }, phrases: [['暖簾の', '向こうへ']] }
  await using provider = await startProvider({ '/api/hero/ja': { body: hero } })
  await using site = await against(provider.url)
  await soon(async () =>
    expect(await (await site.fetch('/ja')).text()).toContain('暖簾の\u200B向こうへ'),
  )
})

test('menus, sizes and market prices of a provider are kept for when it fails', async () => {
  const named = { slug: 'sake', name: { en: 'Sake House', jp: '酒処' } }
  const menus = [
    { name: { en: 'Food', jp: 'お料理' } },
    { name: { en: 'Drinks', jp: 'お飲みもの' } },
  ]
  const prices = [
    { label: { en: '360 ml', jp: '二合' }, price: 1700 },
    { label: { en: '180 ml', jp: '一合' }, price: 900 },
  ]
  const menuItems = [
    { name: { jp: '鮑' }, description: {}, pricing: 'market' },
    { name: { jp: '相模' }, description: {}, menu: 1, price: 900, prices },
  ]
  const detail = { ...named, menus: JSON.stringify(menus), menuItems: JSON.stringify(menuItems) }
  const path = '/api/restaurant/slug/sake'
  await using provider = await startProvider({
    '/api/restaurant': { body: { data: [named] } },
    [path]: { body: { data: detail } },
  })
  await using site = await against(provider.url)
  await shows(site, '/restaurants/sake', 'Sake House')
  provider.replies.set(path, { status: 500, body: {} })
  const { data } = await (await site.fetch(path)).json()
  expect(data).toMatchObject({ menus, menuItems })
})

test('a part that the provider fails to give keeps its last good value, also after a restart', async () => {
  await using provider = await startProvider(HERO)
  await using first = await against(provider.url)
  await shows(first, '/', 'Provider')
  await first.stop()
  provider.replies.set('/api/hero/en', { status: 500, body: { message: 'Broken' } })
  await using second = await runSite({
    env: { API_HOST: provider.url },
    snapshot: null,
    dataDir: first.dataDir,
  })
  await shows(second, '/', 'Provider')
})

test('what the provider changes is on the site some seconds later', async () => {
  await using provider = await startProvider(HERO)
  await using site = await against(provider.url)
  await shows(site, '/', 'Provider')
  provider.replies.set('/api/hero/en', { body: { data: { title: 'Changed' } } })
  await shows(site, '/', 'Changed')
  const files = readdirSync(join(site.dataDir, 'imported')).filter((name) => /^snap/.test(name))
  expect(files).toHaveLength(2)
})

test('one call that hangs does not keep the others off the pages', async () => {
  await using provider = await startProvider({ ...HERO, '/api/cta': 'hang' })
  await using site = await runSite({
    env: { API_HOST: provider.url },
    snapshot: null,
    waits: { firstContent: 0 },
  })
  await shows(site, '/', 'Provider')
  expect(provider.hanging()).toBe(1)
})

test('while the provider is down pages are served, and calls fail', async () => {
  await using site = await against('http://127.0.0.1:9')
  expect((await site.fetch('/')).status).toBe(200)
  const response = await site.fetch('/api/cta')
  expect([response.status, response.headers.get('retry-after')]).toEqual([502, '5'])
  expect(await response.json()).toEqual({ success: false, message: '' })
  const sent = await submit(site, VALID)
  expect([sent.status, sent.body.message]).toEqual([
    502,
    'Failed to submit the form. Please try again.',
  ])
})

test('a refusal of the provider reaches the browser unchanged, broken JSON as a 502', async () => {
  await using provider = await startProvider({
    '/api/cta': { status: 418, body: { message: 'Teapot' } },
    '/api/experience': { text: '{broken' },
    '/api/innovation': { status: 500, text: '<html>Stack trace</html>' },
  })
  await using site = await against(provider.url)
  const cta = await site.fetch('/api/cta')
  expect([cta.status, await cta.json()]).toEqual([418, { message: 'Teapot' }])
  expect(cta.headers.get('set-cookie')).toBeNull()
  expect((await site.fetch('/api/experience')).status).toBe(502)
  const innovation = await site.fetch('/api/innovation')
  expect([innovation.status, await innovation.json()]).toEqual([
    500,
    { success: false, message: '' },
  ])
})

test('the provider can distinguish imports from visitors’ requests', async () => {
  await using provider = await startProvider(HERO)
  await using site = await against(provider.url)
  await site.fetch('/api/hero/en')
  const by = provider.requests
    .filter(({ url }) => url.startsWith('/api/hero/en'))
    .map(({ headers }) => headers['user-agent'])
  expect(new Set(by)).toEqual(new Set(['Noren-Import', undefined]))
})

test('relative addresses of pictures lead to the provider', async () => {
  const gallery = JSON.stringify([{ src: '/g.jpg' }, { src: 'https://cdn.example/x.jpg' }])
  await using provider = await startProvider({
    '/api/restaurant/slug/a': {
      body: { data: { slug: 'a', mainPhoto: 'photos/m.jpg', gallery, mapLink: '/not-a-picture' } },
    },
  })
  await using site = await against(provider.url)
  const { data } = await (await site.fetch('/api/restaurant/slug/a')).json()
  expect(data.mainPhoto).toBe(`${provider.url}/photos/m.jpg`)
  expect(data.mapLink).toBe('/not-a-picture')
  expect(JSON.parse(data.gallery)).toEqual([
    { src: `${provider.url}/g.jpg` },
    { src: 'https://cdn.example/x.jpg' },
  ])
})

test('neither cookies nor tokens pass to the provider, and none of its cookies come back (acceptance D12)', async () => {
  await using provider = await startProvider({
    ...HERO,
    [SUBMIT]: { headers: { 'Set-Cookie': 'XSRF-TOKEN=theirs' }, body: { message: 'Danke' } },
  })
  await using site = await against(provider.url)
  const token = { Cookie: 'XSRF-TOKEN=abc; sid=1', 'X-XSRF-TOKEN': 'abc' }
  const body = new URLSearchParams({ ...VALID, message: 'Without the script' })
  const answers = [
    await site.fetch('/api/hero/en', { headers: token }),
    await submit(site, VALID, token),
    await site.fetch('/contact', { method: 'POST', body, headers: token }),
  ]
  expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null])
  expect(provider.requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  for (const { headers } of provider.requests) {
    expect([headers.cookie, headers['x-xsrf-token']]).toEqual([undefined, undefined])
  }
})

test('a redirect answered to a call publishes nothing of where it leads, the last good value stays', async () => {
  await using elsewhere = await startProvider({ '/': { body: { data: { title: 'Inside' } } } })
  await using provider = await startProvider(HERO)
  await using first = await against(provider.url)
  await shows(first, '/', 'Provider')
  await first.stop()
  const redirect = {
    status: 302,
    headers: { Location: elsewhere.url },
    body: { data: { title: 'No' } },
  }
  for (const path of CALL_PATHS) provider.replies.set(path.split('?')[0] ?? path, redirect)
  await using second = await runSite({
    env: { API_HOST: provider.url },
    snapshot: null,
    dataDir: first.dataDir,
  })
  await soon(() => expect(provider.requests.length).toBeGreaterThan(20))
  await shows(second, '/', 'Provider')
  for (const path of CALL_PATHS) {
    const response = await second.fetch(path)
    const status = path === '/api/hero/en' ? 200 : 502
    expect([path, response.status, response.headers.get('location')]).toEqual([path, status, null])
    expect(await response.text()).not.toContain('"No"')
  }
  expect(elsewhere.requests).toHaveLength(0)
})
