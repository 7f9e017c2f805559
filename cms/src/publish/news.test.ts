import { beforeEach, expect, test, vi } from 'vitest'
import { logLines } from '../../test/log-lines.ts'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addPicture } from '../../test/samples.ts'
import { taken } from '../../test/signed-in-desk.ts'

const { payload, publisher, composer, send, shown, user } = await publishingDesk()

const TOMORROW = '2026-11-29'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T01:00:00.000Z') })
  return () => vi.useRealTimers()
})

/** Saves a new piece of news as the form does: in Japanese, with the English texts beside it. */
async function write(title: string, english: string, more: object = {}) {
  const body = {
    title,
    title__en: english,
    text: '冬の献立です。',
    text__en: 'The winter menu.',
    _status: 'published',
    ...more,
  }
  return (await taken(send('/api/news?locale=ja', body))).doc
}

/** A later save: drafts count from when they were saved. */
async function change(id: number, body: object, query = '') {
  vi.setSystemTime(Date.now() + 1000)
  return (await taken(send(`/api/news/${id}?locale=ja${query}`, body, 'PATCH'))).doc
}

const slugs = (news: { slug: string }[]) => news.map(({ slug }) => slug)

test('a piece of news is published as it was written, with its picture and its business', async () => {
  const alts = { altEn: 'A pot', altJa: '鍋' }
  const { id: image } = await addPicture(payload, '#b1382a', [1200, 900], alts)
  await write('鍋をはじめました', 'Hot pot is on', { image, business: 'restaurants' })
  await publisher.publish()
  expect((await shown()).content.news).toEqual([
    {
      _id: expect.any(String),
      slug: '2026-11-28-hot-pot-is-on',
      date: '2026-11-28',
      title: { en: 'Hot pot is on', jp: expect.stringContaining('鍋を') },
      text: { en: 'The winter menu.', jp: '冬の献立です。' },
      image: {
        src: expect.stringMatching(/^\/media\/[0-9a-f]{20}-1200x900\.webp$/),
        alt: { en: 'A pot', jp: '鍋' },
      },
      business: 'restaurants',
    },
  ])
})

test('the newest day comes first, and of one day what was written last', async () => {
  await write('秋の品書き', 'Autumn menu', { date: '2026-09-01T12:00:00.000Z' })
  await write('冬の品書き', 'Winter menu')
  const { news } = (await composer.compose()).content
  expect(news).toMatchObject([
    { slug: '2026-11-28-winter-menu' },
    { slug: '2026-11-28-hot-pot-is-on' },
    { slug: '2026-09-01-autumn-menu' },
  ])
})

test('the address follows day and English title until the news is published, then stays', async () => {
  const { id, slug } = await write('題', '', { _status: 'draft' })
  expect(slug).toBe('2026-11-28')
  const named = await change(id, { title__en: 'New menu' }, '&draft=true')
  expect(named.slug).toBe('2026-11-28-new-menu')
  const own = await change(id, { slug: 'our-menu' }, '&draft=true')
  expect(own.slug).toBe('our-menu')
  const kept = await change(id, { title__en: 'Newer menu' }, '&draft=true')
  expect(kept.slug).toBe('our-menu')
  await change(id, { _status: 'published' })
  const published = await change(id, { slug: 'another', title__en: 'Newest' }, '&draft=true')
  expect(published.slug).toBe('our-menu')
})

test('news brought in on its own day keeps the address it brings (complaints W14)', async () => {
  const { slug } = await write('題', 'A long title', {
    slug: '2026-11-28-4',
    date: '2026-11-28T12:00:00.000Z',
  })
  expect(slug).toBe('2026-11-28-4')
})

test('two pieces of news with one title have two addresses, and a taken one is refused', async () => {
  const first = await write('休み', 'Closed')
  const second = await write('休み', 'Closed')
  expect([first.slug, second.slug]).toEqual(['2026-11-28-closed', '2026-11-28-closed-2'])
  const body = { title: '休み', text: '休みです。', slug: first.slug, _status: 'published' }
  const refused = await send('/api/news?locale=ja', body)
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        data: { errors: [{ path: 'slug', message: expect.stringContaining('2026-11-28-closed') }] },
      },
    ],
  })
})

test('a draft is not published, and news of a day to come appears on that day', async () => {
  await write('下書き', 'Draft', { _status: 'draft' })
  await write('明日の品書き', 'Menu of tomorrow', { date: `${TOMORROW}T12:00:00.000Z` })
  await publisher.publish()
  expect(slugs((await shown()).content.news)).not.toContain('2026-11-29-menu-of-tomorrow')
  expect(slugs((await shown()).content.news)).not.toContain('2026-11-28-draft')
  vi.setSystemTime(Date.parse('2026-11-28T15:00:00.000Z'))
  await publisher.publish()
  expect(slugs((await shown()).content.news)[0]).toBe('2026-11-29-menu-of-tomorrow')
  expect((await shown()).modified).toHaveProperty('newsItem:2026-11-29-menu-of-tomorrow')
})

test('news planned for ten tomorrow appears by itself', async () => {
  using _logged = logLines()
  const { runDue } = await import('../content/editing/schedule/run-due.ts')
  const date = `${TOMORROW}T12:00:00.000Z`
  const { id } = await write('朝の市', 'Morning market', { date, _status: 'draft' })
  const input = {
    type: 'publish',
    doc: { relationTo: 'news', value: String(id) },
    timezone: 'Asia/Tokyo',
    user: { relationTo: 'users', value: user.id },
  }
  const waitUntil = new Date(`${TOMORROW}T10:00:00+09:00`)
  await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil })
  vi.setSystemTime(Date.parse(`${TOMORROW}T09:59:00+09:00`))
  await runDue(payload)
  await publisher.publish()
  expect(slugs((await shown()).content.news)).not.toContain('2026-11-29-morning-market')
  vi.setSystemTime(Date.parse(`${TOMORROW}T10:00:05+09:00`))
  await runDue(payload)
  await publisher.publish()
  expect(slugs((await shown()).content.news)[0]).toBe('2026-11-29-morning-market')
})

test('a faulty piece of news holds back itself alone', async () => {
  const { id } = await write('壊れた', 'Broken')
  await payload.db.updateOne({ collection: 'news', id, data: { business: 'No Part' } })
  await write('無事', 'Safe')
  await publisher.publish()
  expect(slugs((await shown()).content.news)).toContain('2026-11-28-safe')
  expect(slugs((await shown()).content.news)).not.toContain('2026-11-28-broken')
  expect(publisher.heldBack()).toMatchObject([
    {
      document: { ja: 'お知らせ「壊れた」' },
      field: { ja: '事業' },
      screen: `/admin/collections/news/${id}`,
    },
  ])
})

test('a text pasted from a PDF is cleaned as it is saved', async () => {
  const { title, text } = await write('⻑い夜\u200B', 'Long night', { text: 'か\u3099く\\500' })
  expect([title, text]).toEqual(['長い夜', 'がく¥500'])
})
