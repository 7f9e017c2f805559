import { plainPages } from '@noren/contract/plain-pages'
import { expect, test } from 'vitest'
import { healthOf } from '../testing/health.ts'
import { exampleSnapshot, manyRestaurants } from '../testing/publish.ts'
import { publishedSeq } from '../testing/published-seq.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const etagOf = async (site: RunningSite, path: string) =>
  (await site.fetch(path, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('etag')

test('the list of restaurants has pages, each under one address, and no others', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 50) })
  for (const path of ['/restaurants', '/ja/restaurants']) {
    const first = await etagOf(site, path)
    const third = await etagOf(site, `${path}?page=3`)
    expect(third).not.toBe(first)
    for (const same of ['?page=1', '?page=', '?page=x', '?page=02', '?utm_source=x', '?page[]=3']) {
      expect([same, await etagOf(site, path + same)]).toEqual([same, first])
    }
    expect(await etagOf(site, `${path}?utm_source=x&page=3`)).toBe(third)
    for (const beyond of ['?page=4', '?page=999999']) {
      const { status, headers } = await site.fetch(path + beyond)
      expect([beyond, status, headers.get('cache-control')]).toEqual([beyond, 404, 'no-store'])
    }
  }
  expect(await etagOf(site, '/about?page=3')).toBe(await etagOf(site, '/about'))
})

test('made-up page numbers take no memory', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 50) })
  const kept = async () => (await healthOf(site)).keptBytes
  await site.fetch('/restaurants?page=2')
  await site.fetch('/restaurants?page=4')
  const before = await kept()
  for (let page = 4; page < 60; page++) {
    await site.fetch(`/restaurants?page=${page}`)
    await site.fetch(`/restaurants?page=2&x=${page}`)
    await site.fetch(`/api/restaurant?page=${page}`)
  }
  expect(await kept()).toBe(before)
})

test('a page is gone when its restaurants are no longer published', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 50) })
  expect((await site.fetch('/restaurants?page=2')).status).toBe(200)
  await site.publish(exampleSnapshot(2))
  await publishedSeq(site, 2)
  expect((await site.fetch('/restaurants?page=2')).status).toBe(404)
})

test('the list call answers the whole list, and one page of it on request', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 50) })
  const call = async (query: string) => {
    const response = await site.fetch(`/api/restaurant${query}`)
    return { status: response.status, body: await response.json() }
  }
  for (const whole of ['', '?page=', '?page=0', '?page=x', '?page=1.5']) {
    expect(Object.keys((await call(whole)).body)).toEqual(['data'])
    expect((await call(whole)).body.data).toHaveLength(50)
  }
  const { body } = await call('?page=3')
  expect([body.page, body.total]).toEqual([3, 50])
  expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['house-48', 'house-49'])
  expect(await call('?page=4')).toEqual({
    status: 404,
    body: { success: false, message: 'There is no such page.' },
  })
})

test('no visitor waits while a very long list is compressed', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 4000) })
  const list = async () => {
    const response = await site.fetch('/api/restaurant', { headers: { 'Accept-Encoding': 'br' } })
    expect((await response.json()).data).toHaveLength(4000)
    return response.headers
  }
  const first = await list()
  expect(first.get('content-encoding')).toBeNull()
  await soon(async () => expect((await list()).get('content-encoding')).toBe('br'))
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': first.get('etag') ?? '' }
  expect((await site.fetch('/api/restaurant', { headers: known })).status).toBe(304)
})

test('a restaurant says which one is next; the first follows the last', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 50) })
  const next = async (slug: string) =>
    (await (await site.fetch(`/api/restaurant/slug/${slug}`)).json()).data.next
  expect(await next('house-30')).toEqual({
    slug: 'house-31',
    name: { en: 'House 31', jp: '31番館' },
    photo: '/media/0123456789abcdef0123-800x600.webp',
  })
  expect((await next('house-49')).slug).toBe('house-0')
  await site.publish(manyRestaurants(2, 1))
  await publishedSeq(site, 2)
  expect(await next('house-0')).toBeUndefined()
})

test('a long site map comes in parts that together name every restaurant', async () => {
  await using site = await runSite({ snapshot: manyRestaurants(1, 1200) })
  const index = await (await site.fetch('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url))
  expect(parts.map(({ pathname }) => pathname)).toEqual([
    '/sitemap/1.xml',
    '/sitemap/2.xml',
    '/sitemap/3.xml',
  ])
  const texts = await Promise.all(
    parts.map(async ({ pathname }) => (await site.fetch(pathname)).text()),
  )
  const urls = texts.flatMap((text) => [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)])
  // The page of all news is not one of them, since there is no news.
  expect(new Set(urls.map(([, url]) => url)).size).toBe((plainPages().length - 1 + 1200) * 2)
  for (const path of ['/sitemap/0.xml', '/sitemap/4.xml', '/sitemap/01.xml', '/sitemap/x.xml']) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  }
})

test('a short site map has no parts', async () => {
  await using site = await runSite()
  expect(await (await site.fetch('/sitemap.xml')).text()).toContain('<urlset')
  expect((await site.fetch('/sitemap/1.xml')).status).toBe(404)
})
