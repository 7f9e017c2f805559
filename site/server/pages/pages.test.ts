import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { publishedSeq } from '../testing/published-seq.ts'
import { head, rawGet, sendRaw } from '../testing/raw-socket.ts'
import { runSite } from '../testing/running-site.ts'

test('every stated page answers in both languages, from what was published', async () => {
  await using site = await runSite()
  for (const path of ['', '/restaurants', '/restaurants/onda', '/about', '/contact', '/privacy']) {
    const english = await site.fetch(path || '/')
    const japanese = await site.fetch(`/ja${path}`)
    expect([path, english.status, japanese.status]).toEqual([path, 200, 200])
    expect(await english.text()).toContain('<html lang="en"')
    expect(await japanese.text()).toContain('<html lang="ja"')
  }
})

test('without about content there is no about page, in a list or at its address (operator N2)', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  const { about, ...others } = content
  const formerSite = [['/about', '/contact']]
  await using site = await runSite({ snapshot: { ...snapshot, formerSite, content: others } })
  for (const path of ['/ja/about', '/ja/About/', '/jp/about', '/en/about'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  // An address of the former website may be the one the company leaves free.
  expect((await site.fetch('/about')).headers.get('location')).toBe('/contact')
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect([path, (await (await site.fetch(path)).text()).includes('/about')]).toEqual([
      path,
      false,
    ])
  await site.publish({ ...snapshot, seq: 2, content: { ...others, about: { ja: about?.ja } } })
  await publishedSeq(site, 2)
  for (const path of ['/about', '/ja/about'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 200])
  // A provider's may still come.
  await site.publish({ ...snapshot, seq: 3, partial: true, content: others })
  await publishedSeq(site, 3)
  expect((await site.fetch('/about')).status).toBe(200)
})

test('a company of its own without restaurants has no page of them (operator N2)', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  const none = { ...snapshot, content: { ...content, restaurants: [] } }
  const paths = ['/restaurants', '/ja/restaurants', '/restaurants/onda']
  await using site = await runSite({ snapshot: { ...none, own: true } })
  for (const path of paths) expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  expect(await (await site.fetch('/restaurants/onda')).text()).not.toContain('restaurantName')
  // A provider's says that there are none.
  await site.publish({ ...none, seq: 2 })
  await publishedSeq(site, 2)
  expect((await site.fetch('/restaurants')).status).toBe(200)
})

test(
  'an unknown restaurant has its own page with 404, which no cache keeps',
  proves('P01'),
  async () => {
    await using site = await runSite()
    for (const path of ['/restaurants/does-not-exist', '/ja/restaurants/does-not-exist']) {
      const response = await site.fetch(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await response.text()).toContain('&#34;route&#34;:&#34;restaurant&#34;')
    }
  },
)

test(
  'no spelling of a path leaves the site or breaks it',
  proves('P02', 'P03', 'P04'),
  async () => {
    await using site = await runSite()
    const targets = [
      '/restaurants/..%2f..%2fetc%2fpasswd',
      '/restaurants/%2e%2e/%2e%2e/',
      '/..\\..\\etc',
      '/%5c..%5c',
      '/restaurants/%00',
      '/restaurants/%0d%0aSet-Cookie:x=1',
      '/restaurants/%E0%A4%A',
      '/%',
      '/%zz',
      '/./about',
      '/../about',
      '/about#x',
    ]
    for (const target of targets) {
      const { status, text } = await rawGet(site, target)
      expect([target, status]).toEqual([target, 404])
      expect(text.toLowerCase()).not.toContain('set-cookie')
    }
  },
)

test('unknown names are 404 and not repeated', proves('P05', 'P08', 'P09', 'P10'), async () => {
  await using site = await runSite()
  const slugs = [
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
    ...['%3Cscript%3Ealert(1)%3C/script%3E', '%22onmouseover=', 'x'.repeat(8000)],
    ...['%C0%AE', encodeURIComponent('ＡＢＣ'), encodeURIComponent('саfe')],
  ]
  for (const slug of slugs) {
    const { status, text } = await rawGet(site, `/restaurants/${slug}`)
    expect([slug, status]).toEqual([slug, 404])
    expect(text).not.toContain('<script>alert')
  }
  expect((await rawGet(site, `/${'x'.repeat(20_000)}`)).status).toBe(431)
})

test(
  'every other spelling of a page leads to its one address, or nowhere',
  proves('P10', 'P11'),
  async () => {
    await using site = await runSite()
    const kissa = encodeURIComponent('喫茶')
    const moves: [string, string][] = [
      ['/about/', '/about'],
      ['//about', '/about'],
      ['/RESTAURANTS', '/restaurants'],
      ['//restaurants', '/restaurants'],
      ['/restaurants//onda', '/restaurants/onda'],
      ['/Restaurants/Onda', '/restaurants/onda'],
      ['/%61bout', '/about'],
      ['/ja/', '/ja'],
      ['/jp', '/ja'],
      ['/jp/about', '/ja/about'],
      ['/en', '/'],
      ['/en/restaurants/onda', '/restaurants/onda'],
      ['/about/?utm_source=x', '/about?utm_source=x'],
      [`/restaurants/${kissa.toLowerCase()}`, `/restaurants/${kissa}`],
      // "が" typed as two characters leads to the composed one.
      ['/restaurants/%E3%81%8B%E3%82%99', '/restaurants/%E3%81%8C'],
      ['/restaurants/old-onda', '/restaurants/onda'],
      ['/restaurants/old-onda/', '/restaurants/onda'],
      ['/Restaurants/Old-Onda', '/restaurants/onda'],
      ['/en/restaurants/old-onda', '/restaurants/onda'],
      ['/jp/restaurants/old-onda', '/ja/restaurants/onda'],
      ['/JP/restaurants/OLD-onda', '/ja/restaurants/onda'],
    ]
    for (const [from, to] of moves) {
      const { status, location } = await rawGet(site, from)
      expect([from, status, location]).toEqual([from, 301, to])
    }
    expect((await site.fetch(`/restaurants/${kissa}`)).status).toBe(200)
    for (const nowhere of ['/about;x=1', '/about%2f', '/restaurants//x', '/jp/nope', '/ja/ja']) {
      expect([nowhere, (await rawGet(site, nowhere)).status]).toEqual([nowhere, 404])
    }
  },
)

test('no redirect leaves the site', proves('P12'), async () => {
  await using site = await runSite()
  const targets = [
    '//evil.com/%2e%2e',
    '//evil.com/..',
    '/\\evil.com',
    '/%5cevil.com',
    '//evil.com',
    '//evil.com/about/',
    '/en//evil.com',
    '/jp/%2fevil.com',
  ]
  for (const target of targets) {
    const { status, location } = await rawGet(site, target)
    expect([target, status, location]).toEqual([target, 404, undefined])
  }
})

test('queries, languages and cookies change nothing', proves('P13', 'P18', 'P19'), async () => {
  await using site = await runSite()
  const plain = await (await site.fetch('/about')).text()
  const queries = [
    '?utm_source=x',
    '?lang=../../x',
    '?__proto__[x]=1',
    `?${Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')}`,
    ...Array.from({ length: 20 }, (_, index) => `?cb=${index}`),
  ]
  for (const query of queries) {
    const response = await site.fetch(`/about${query}`)
    expect([query.slice(0, 20), response.status]).toEqual([query.slice(0, 20), 200])
    expect(await response.text()).toBe(plain)
  }
  for (const headers of [
    { 'Accept-Language': 'ja' },
    { 'Accept-Language': 'x'.repeat(4000) },
    { Cookie: `lang=<script>; ${'a'.repeat(12_000)}` },
    { 'X-Forwarded-Host': 'evil.com', Forwarded: 'host=evil.com' },
  ]) {
    const response = await site.fetch('/about', { headers })
    expect(await response.text()).toBe(plain)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

test(
  'paths of other programs and of our own files are not found',
  proves('P15', 'P16'),
  async () => {
    await using site = await runSite()
    const targets = [
      ...['/about.css', '/contact/avatar.png', '/index.html', '/.env', '/.git/config'],
      ...['/package.json', '/assets/../server.js', '/assets/..%2fserver.js', '/server.js.map'],
      ...['/assets/%2e%2e/server.js', '/admin', '/api/users/login', '/api/graphql'],
      ...['/_next/image?url=http://169.254.169.254/', '/_next/static/..', '/.vite/manifest.json'],
      ...['/assets/loader-abc.js.br', '/media/../../cms.db', '/media/%2e%2e/', '/media/x.png?w=9'],
      '/img?url=http://169.254.169.254',
    ]
    for (const target of targets) {
      const { status, text } = await rawGet(site, target)
      expect([target, status]).toEqual([target, 404])
      expect(text.toLowerCase()).toContain('cache-control: no-store')
    }
  },
)

test('the not-found page is one per language, whatever the path', async () => {
  await using site = await runSite()
  const first = await site.fetch('/nothing')
  const second = await site.fetch('/nothing/else?x=1')
  expect(first.status).toBe(404)
  expect(await second.text()).toBe(await first.text())
  const japanese = await (await site.fetch('/ja/nothing')).text()
  expect(japanese).toContain('<html lang="ja"')
})

test('a page is rendered once per publish', async () => {
  await using site = await runSite()
  const first = await (await site.fetch('/about')).text()
  expect(await (await site.fetch('/about')).text()).toBe(first)
  await site.publish(exampleSnapshot(2))
  await publishedSeq(site, 2)
  expect(await (await site.fetch('/about')).text()).not.toBe(first)
})

test('a page says 304 to a visitor who has it, in every coding, and 200 once it changed', async () => {
  await using site = await runSite()
  for (const coding of ['br', 'gzip', 'identity']) {
    const accept = { 'Accept-Encoding': coding }
    const first = await site.fetch('/', { headers: accept })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('vary')).toBe('Accept-Encoding')
    expect(first.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await site.fetch('/', { headers: { ...accept, 'If-None-Match': `W/${etag}` } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  }
  const etag = (await site.fetch('/')).headers.get('etag') ?? ''
  await site.publish(exampleSnapshot(2))
  await publishedSeq(site, 2)
  expect((await site.fetch('/', { headers: { 'If-None-Match': etag } })).status).toBe(200)
})

test('HEAD answers like GET without the body', async () => {
  await using site = await runSite()
  const get = await site.fetch('/about', { headers: { 'Accept-Encoding': 'identity' } })
  const answer = await sendRaw(site.port, head(site.port, 'HEAD /about', 'Connection: close'))
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(
    new RegExp(`content-length: ${(await get.arrayBuffer()).byteLength}\r`, 'i'),
  )
  expect(answer.text.endsWith('\r\n\r\n')).toBe(true)
})

test('with nothing published every page still answers, and restaurants answer 503', async () => {
  await using site = await runSite({ snapshot: null })
  expect((await site.fetch('/')).status).toBe(200)
  const restaurant = await site.fetch('/restaurants/onda')
  expect([restaurant.status, restaurant.headers.get('retry-after')]).toEqual([503, '5'])
})
