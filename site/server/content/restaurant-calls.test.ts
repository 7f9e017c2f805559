import { readRestaurant } from '@noren/contract/resources/restaurant'
import { UNTIL_CHANGED } from '@noren/contract/resources/sold-out'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { call } from '../testing/call.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'

test(
  'the restaurants come oldest first, with the keys of a list item',
  proves('API-10'),
  async () => {
    await using site = await runSite()
    const { body } = await call(site, '/api/restaurant')
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'shiobi',
      'onda',
      '喫茶',
      'が',
    ])
    expect(body.data[0]).toEqual({
      _id: 'id-shiobi',
      slug: 'shiobi',
      name: { en: 'Shiobi', jp: '潮火' },
      createdAt: '2019-05-01T00:00:00.000Z',
      photo: '/media/0123456789abcdef0123-800x600.webp',
      summary: { en: 'About Shiobi', jp: '潮火について' },
      hours: { en: '11–22', jp: '11時〜22時' },
    })
  },
)

test('a dish sold out on an earlier day is available again', async () => {
  const menuItems = [
    { name: { en: 'Soba' }, description: {}, soldOut: '2026-11-20' },
    { name: { en: 'Tempura' }, description: {}, soldOut: UNTIL_CHANGED },
    { name: { en: 'Miso' }, description: {}, soldOut: '2999-12-31' },
  ]
  const snapshot = exampleSnapshot()
  const [first] = snapshot.content.restaurants ?? []
  Object.assign(first ?? {}, { slug: 'sold-out', menuItems })
  await using site = await runSite({ snapshot })
  const { body } = await call(site, '/api/restaurant/slug/sold-out')
  expect(body.data.menuItems).toEqual([
    { name: { en: 'Soba' }, description: {} },
    menuItems[1],
    menuItems[2],
  ])
})

test('a restaurant comes by its slug, in any script', proves('API-11'), async () => {
  await using site = await runSite()
  const { body } = await call(site, `/api/restaurant/slug/${encodeURIComponent('喫茶')}`)
  expect(readRestaurant(body.data)?.name).toEqual({ en: 'Kissa', jp: '喫茶' })
})

test(
  'an unknown slug is a 404 with a message, also for the name of a built-in property',
  proves('API-12', 'P01', 'P05'),
  async () => {
    await using site = await runSite()
    for (const slug of ['does-not-exist', '__proto__', 'constructor', 'toString', 'x.js']) {
      const { status, headers, body } = await call(site, `/api/restaurant/slug/${slug}`)
      expect([slug, status]).toEqual([slug, 404])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toEqual({ success: false, message: 'There is no such restaurant.' })
    }
  },
)

test('a former slug answers the restaurant under its present slug', async () => {
  await using site = await runSite()
  const { status, body } = await call(site, '/api/restaurant/slug/old-onda')
  expect(status).toBe(200)
  expect(body).toEqual((await call(site, '/api/restaurant/slug/onda')).body)
  expect(body.data.slug).toBe('onda')
})

test('a former slug whose restaurant is gone is unknown, and a reused one is its new restaurant’s', async () => {
  const redirects = { lost: 'nowhere', shiobi: 'onda' }
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), redirects } })
  expect((await call(site, '/api/restaurant/slug/lost')).status).toBe(404)
  const { body } = await call(site, '/api/restaurant/slug/shiobi')
  expect(body.data.slug).toBe('shiobi')
})
