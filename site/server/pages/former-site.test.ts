import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { rawGet } from '../testing/raw-socket.ts'
import { runSite } from '../testing/running-site.ts'

const siteWith = (formerSite: unknown) =>
  // As an older or a faulty desk might publish it.
  runSite({ snapshot: { ...exampleSnapshot(), ...JSON.parse(JSON.stringify({ formerSite })) } })

const LEADS: [string, string][] = [
  ['/index.html', '/'],
  ['/index.php?page=3', '/ja/about'],
  ['/wp-content/*', '/restaurants'],
  ['/menu.html', '/restaurants/old-onda'],
  ['/blog/*', 'https://blog.example.jp/*'],
  ['/restaurants/yokohama.html', '/contact?restaurant=onda'],
  ['/ja/company', '/ja/about#team'],
  ['/about', '/contact'],
  ['/feed', '/news.xml'],
]

test('an address of the former website leads to its new one, for whoever asks (complaints W2, W3)', async () => {
  await using site = await siteWith(LEADS)
  const moves: [string, string][] = [
    ['/index.html', '/'],
    ['/INDEX.html?utm_source=x', '/?utm_source=x'],
    ['/index.php?page=3', '/ja/about'],
    ['/wp-content/uploads/2019/05/menu.pdf', '/restaurants'],
    // In one step, over the restaurant's own former address.
    ['/menu.html', '/restaurants/onda'],
    ['/blog/2019/spring?x=1', 'https://blog.example.jp/2019/spring?x=1'],
    ['/restaurants/yokohama.html?x=1&restaurant=2', '/contact?restaurant=onda&x=1'],
    [
      '/index.php?fbclid=IwAR0abc&page=3&utm_source=a+b',
      '/ja/about?fbclid=IwAR0abc&utm_source=a+b',
    ],
    ['/feed/', '/news.xml'],
    ['/ja/company/?x=1', '/ja/about?x=1#team'],
  ]
  for (const [from, to] of moves) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.fetch(from, { method })
      expect([from, status, headers.get('location')]).toEqual([from, 301, to])
      expect(headers.get('cache-control')).toBe('public, max-age=3600')
    }
  }
  expect((await site.fetch('/menu.html', { method: 'POST' })).status).toBe(404)
  expect((await site.fetch('/index.php')).status).toBe(404)
})

test('10,000 addresses are served, of a company with two restaurants as well', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => [`/news/2019/article-${at}.html`, '/ja'])
  await using site = await siteWith(many)
  const { status, headers } = await site.fetch('/news/2019/article-9999.html')
  expect([status, headers.get('location')]).toEqual([301, '/ja'])
  expect((await site.fetch('/restaurants/onda')).status).toBe(200)
})

test('a page, a file and a call of the site always come first', async () => {
  const own = ['/about', '/ja', '/restaurants/onda', '/robots.txt', '/healthz', '/api/hero/en']
  await using site = await siteWith([...own, '/*'].map((from) => [from, '/contact']))
  for (const path of own) expect([path, (await site.fetch(path)).status]).toEqual([path, 200])
  for (const path of ['/assets/none.js', '/media/none', '/api/none', '/sitemap/9.xml'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  expect((await site.fetch('/anything')).headers.get('location')).toBe('/contact')
})

test('a faulty list costs nobody a page', proves('J17'), async () => {
  const circle = [
    ['/a', '/b'],
    ['/b', '/a'],
  ]
  for (const list of [3, 'text', {}, [null, 1, ['/x'], ['/a', 'javascript:alert(1)']], circle]) {
    await using site = await siteWith(list)
    const answers = ['/a', '/b', '/x', '/'].map(async (path) => (await site.fetch(path)).status)
    expect([list, await Promise.all(answers)]).toEqual([list, [404, 404, 404, 200]])
  }
})

test('no trick of an address leads out of the site over a star', proves('P12'), async () => {
  await using site = await siteWith([['/jump*', '/*']])
  for (const target of [
    '/jump//evil.example/x',
    '/jump/%2Fevil.example',
    '/jump/\\evil.example',
    '/jump/%5Cevil.example',
    '/jump/%0d%0aX-Header:%20x',
    `/jump/${'x'.repeat(8000)}`,
  ]) {
    const { status, location } = await rawGet(site, target)
    expect([target, [301, 404].includes(status)]).toEqual([target, true])
    expect(location ?? '/').toMatch(/^\/(?![/\\])[\x21-\x7E]*$/)
  }
})
