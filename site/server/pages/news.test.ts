import { readObject } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { NO_LIMITS } from '../testing/enquiry.ts'
import { startProvider } from '../testing/provider.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { publishedSeq } from '../testing/published-seq.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const HOSTILE = '<script>alert(1)</script> & "all" \u0007]]>'

const piece = (slug: string, date: string, more: object = {}) => ({
  _id: slug,
  slug,
  date,
  title: { en: `About ${slug}`, jp: `${slug}について` },
  text: { en: `Words on ${slug}`, jp: `${slug}のことば` },
  ...more,
})

const NEWS = [
  piece('menu', '2026-11-26', { business: 'events' }),
  piece('hostile', '2026-10-01', { title: { en: HOSTILE }, text: { en: HOSTILE } }),
  piece('first', '2025-04-01', { business: 'events' }),
]

function withNews(news: unknown[] = NEWS): Snapshot {
  const snapshot = exampleSnapshot()
  const modified = { ...snapshot.modified, 'newsItem:menu': '2026-11-27T01:00:00.000Z' }
  return { ...snapshot, modified, content: { ...snapshot.content, news } }
}

const statusesOf = async (site: RunningSite, paths: string[]) =>
  Promise.all(paths.map(async (path) => [path, (await site.fetch(path)).status]))

const slugsAt = async (site: RunningSite, path: string) => {
  const { data } = readObject((await call(site, path)).body)
  return Array.isArray(data) ? data.map((item) => readObject(item).slug) : data
}

test('a company without news has no address of news, and its call answers an empty list', async () => {
  await using site = await runSite()
  const paths = ['/news', '/ja/news', '/news/menu', '/news.xml', '/ja/news.xml']
  expect(await statusesOf(site, paths)).toEqual(paths.map((path) => [path, 404]))
  expect((await call(site, '/api/news')).body).toEqual({ data: [] })
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await (await site.fetch(path)).text()).not.toContain('/news')
})

test('news has a page for all, for a business, for a year and for each piece, and no other', async () => {
  await using site = await runSite({ snapshot: withNews() })
  const found = ['/news', '/ja/news', '/news?business=events', '/news?business=events&year=2025']
  found.push('/news?year=2026', '/news/menu', '/ja/news/first', '/news?utm_source=x')
  expect(await statusesOf(site, found)).toEqual(found.map((path) => [path, 200]))
  const none = ['/news/nothing', '/news?business=none', '/news?year=1999', '/news/menu/more']
  expect(await statusesOf(site, none)).toEqual(none.map((path) => [path, 404]))
  const moved = await site.fetch('/News/MENU/', { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/news/menu'])
})

test('the site map has each piece of news with the time it changed, and llms.txt the page of all', async () => {
  await using site = await runSite({ snapshot: withNews() })
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  expect(siteMap).toContain(`<loc>${site.origin}/ja/news</loc>`)
  expect(siteMap).toContain(
    `<loc>${site.origin}/news/menu</loc><lastmod>2026-11-27T01:00:00.000Z</lastmod>`,
  )
  expect(await (await site.fetch('/llms.txt')).text()).toContain(`- [News](${site.origin}/news)`)
})

test('news written before its own day counts as changed on that day, wherever a date of change is (complaints W10)', async () => {
  const written = '2026-11-25T02:25:31.000Z'
  const modified = { home: written, news: written, 'newsItem:menu': written, about: written }
  const snapshot = { ...withNews(), modified }
  await using site = await runSite({ snapshot })
  const day = '2026-11-26T00:00:00+09:00'
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  for (const [path, changed] of [
    ['/', day],
    ['/ja', day],
    ['/news', day],
    ['/news/menu', day],
    ['/about', written],
  ])
    expect(siteMap).toContain(`<loc>${site.origin}${path}</loc><lastmod>${changed}</lastmod>`)
  const feed = await (await site.fetch('/ja/news.xml')).text()
  expect(feed.match(/<updated>[^<]+/g)?.slice(0, 2)).toEqual([`<updated>${day}`, `<updated>${day}`])
  await site.publish({ ...snapshot, seq: 2, sections: { hidden: ['news'] } })
  await publishedSeq(site, 2)
  expect(await (await site.fetch('/sitemap.xml')).text()).toContain(
    `<loc>${site.origin}/</loc><lastmod>${written}</lastmod>`,
  )
})

test('the call answers all news, or the part a page shows', async () => {
  await using site = await runSite({ snapshot: withNews() })
  expect(await slugsAt(site, '/api/news')).toEqual(['menu', 'hostile', 'first'])
  expect(await slugsAt(site, '/api/news?item=first')).toEqual(['hostile', 'first'])
  expect(await slugsAt(site, '/api/news?item=nothing')).toEqual([])
  expect((await call(site, '/api/news?part=titles')).body).toMatchObject({
    data: [{ slug: 'menu', text: {} }, {}, {}],
  })
})

test('each language has a feed with absolute addresses, in which a hostile text is only text', async () => {
  await using site = await runSite({ snapshot: withNews() })
  const response = await site.fetch('/ja/news.xml')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await response.text()
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">')
  expect(feed).toContain(`<link rel="self" href="${site.origin}/ja/news.xml"/>`)
  expect(feed).toContain(`<id>${site.origin}/ja/news/menu</id>`)
  expect(feed).toContain('<published>2026-11-26T00:00:00+09:00</published>')
  expect(feed).toContain('<updated>2026-11-27T01:00:00.000Z</updated>')
  expect(feed).toContain(
    '<entry xml:lang="en"><title>&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;all&#34; ]]&#62;</title>',
  )
  const etag = response.headers.get('etag') ?? ''
  const again = await site.fetch('/ja/news.xml', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})

test('of a thousand pieces the feed has the newest fifty', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    piece(
      `no-${index}`,
      new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
    ),
  )
  await using site = await runSite({ snapshot: withNews(many) })
  const feed = await (await site.fetch('/news.xml')).text()
  expect(feed.match(/<entry /g)).toHaveLength(50)
  expect(feed).toContain('/news/no-0<')
  expect((await site.fetch('/news/no-999')).status).toBe(200)
})

test('news comes from a provider that has it, and one that knows no such call has none', async () => {
  await using provider = await startProvider({
    '/api/cta': { body: { data: { en: { title: 'Here' } } } },
    '/api/news': { body: { data: [piece('theirs', '2026-01-01')] } },
  })
  await using site = await runSite({
    env: { ...NO_LIMITS, API_HOST: provider.url },
    snapshot: null,
  })
  await soon(async () => expect((await site.fetch('/news/theirs')).status).toBe(200))
  expect(await slugsAt(site, '/api/news?part=newest')).toEqual(['theirs'])

  provider.replies.delete('/api/news')
  await using other = await runSite({
    env: { ...NO_LIMITS, API_HOST: provider.url },
    snapshot: null,
  })
  await soon(async () => expect((await call(other, '/api/cta')).status).toBe(200))
  expect(await slugsAt(other, '/api/news')).toEqual([])
  expect((await other.fetch('/news')).status).toBe(404)
})
