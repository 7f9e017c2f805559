import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { errorsOf, NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
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

test('an enquiry goes to the provider with its five fields and nothing of the visitor', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { status: 200, body: { message: 'Danke' } },
  })
  await using site = await against(provider.url)
  const { status, body } = await submit(
    site,
    { ...VALID, extra: 1 },
    {
      Cookie: 'a=b',
      [SUBMISSION_HEADERS.key]: 'k1',
      [SUBMISSION_HEADERS.table]: '{"restaurant":"onda"}',
      'X-Secret': '1',
    },
  )
  expect([status, body]).toEqual([201, { success: true, message: 'Danke' }])
  const request = provider.requests.find(({ method }) => method === 'POST')
  expect(JSON.parse(request?.body ?? '')).toEqual(VALID)
  expect(request?.headers['idempotency-key']).toBe('k1')
  expect(request?.headers.cookie).toBeUndefined()
  expect(request?.headers['x-secret']).toBeUndefined()
  expect(request?.headers[SUBMISSION_HEADERS.table.toLowerCase()]).toBeUndefined()
  provider.replies.set(SUBMIT, { status: 409, body: { message: 'Closed today' } })
  const refused = await submit(site, { ...VALID, message: 'other' })
  expect([refused.status, refused.body]).toEqual([409, { success: false, message: 'Closed today' }])
})

test('an enquiry passes the same checks before it goes to the provider', async () => {
  await using provider = await startProvider({ [SUBMIT]: { body: { message: 'ok' } } })
  await using site = await against(provider.url, { ENQUIRY_LIMIT_PER_MINUTE: '1' })
  expect(errorsOf(await submit(site, { ...VALID, name: '' }))).toEqual({ name: 'Name is required' })
  expect((await submit(site, VALID, { Origin: 'https://evil.com' })).status).toBe(403)
  expect((await submit(site, VALID)).status).toBe(201)
  expect((await submit(site, VALID)).status).toBe(429)
  expect(provider.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a redirect answered to an enquiry is a failure: nothing is followed, nothing counts as sent', async () => {
  await using elsewhere = await startProvider({ '/': { body: { message: 'Stolen' } } })
  await using provider = await startProvider()
  await using site = await against(provider.url)
  for (const status of [300, 301, 302, 303, 304, 305, 307, 308]) {
    const body = { message: 'See there' }
    provider.replies.set(SUBMIT, { status, headers: { Location: elsewhere.url }, body })
    const sent = await submit(site, { ...VALID, message: `Answered with ${status}` })
    expect([status, sent.status, sent.body]).toEqual([
      status,
      502,
      { success: false, message: 'Failed to submit the form. Please try again.' },
    ])
  }
  expect(elsewhere.requests).toHaveLength(0)
})

test('a redirect answered to a form sent without script keeps what was written', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { status: 302, headers: { Location: '/' } },
  })
  await using site = await against(provider.url)
  const form = new URLSearchParams({ ...VALID, message: 'Do not lose this' })
  const { headers } = await site.fetch('/contact', { method: 'POST', body: form })
  const response = await site.fetch(headers.get('location') ?? '')
  expect(response.status).toBe(502)
  const page = await response.text()
  expect(page).toContain('Failed to submit the form. Please try again.')
  expect(page).toContain('Do not lose this')
})

test('a form sent without script shows the provider’s thanks, and no words of an address (acceptance D14)', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { body: { message: '<b>Danke</b>, Hanako' } },
  })
  await using site = await against(provider.url)
  for (const [path, ours] of [
    ['/contact', 'Your message has been sent successfully!'],
    ['/ja/contact', 'お問い合わせを送信しました'],
  ] as const) {
    const body = new URLSearchParams({ ...VALID, message: `From ${path}` })
    const { status, headers } = await site.fetch(path, { method: 'POST', body })
    expect(status).toBe(303)
    const address = headers.get('location') ?? ''
    expect(address).toMatch(new RegExp(`^${path}\\?sent=[0-9a-f]{32}#`))
    const page = await (await site.fetch(address)).text()
    expect(page).toContain('Danke')
    expect(page).not.toContain('<b>')
    expect(page).not.toContain(ours)
    expect(address).not.toContain('Danke')
    for (const sent of ['1', 'f'.repeat(32), `1&message=Danke`, 'Danke']) {
      expect(await (await site.fetch(`${path}?sent=${sent}`)).text()).not.toContain('Danke')
    }
    const plain = await (await site.fetch(`${path}?sent=${'f'.repeat(32)}`)).text()
    expect(plain).toContain(ours)
  }
  provider.replies.set(SUBMIT, { body: {} })
  const body = new URLSearchParams({ ...VALID, message: 'Without an answer' })
  const { headers } = await site.fetch('/contact', { method: 'POST', body })
  expect(headers.get('location')).toBe('/contact?sent=1#enquiry-outcome')
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
