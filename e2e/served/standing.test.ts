import { readList, readObject } from '@noren/contract/json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { restaurantIn } from '../support/published.ts'

/** shiobi is gone, onda has closed, kohaku pauses without an end, tateito has moved, yoriai will. */
let site: Awaited<ReturnType<typeof startEditedSite>>
beforeAll(async () => {
  site = await startEditedSite((snapshot) => {
    const state = (slug: string, standing: object) =>
      Object.assign(restaurantIn(snapshot, slug), { standing })
    const address = { en: '2-2 Minatomachi, Zushi', jp: '逗子市港町2-2' }
    state('shiobi', { kind: 'closes', from: '2026-04-01', until: '2026-06-30' })
    state('onda', { kind: 'closes', from: '2026-04-01' })
    state('kohaku', { kind: 'pauses', from: '2026-04-01' })
    state('tateito', { kind: 'moves', from: '2026-04-01', address, phone: '046-000-0909' })
    state('yoriai', { kind: 'moves', from: '2099-04-01', address })
  })
})
afterAll(() => site[Symbol.asyncDispose]())

/** The restaurant in a page's structured data. */
function restaurantOf(document: Document): Record<string, unknown> | undefined {
  const graph: unknown = JSON.parse(textOf(only(document, 'script[type="application/ld+json"]')))
  const things = readList(readObject(graph)['@graph'], readObject)
  return things.find((thing) => thing['@type'] === 'Restaurant')
}

for (const { path, title, said, list } of [
  {
    path: '/restaurants/shiobi',
    title: 'We have closed for good',
    said: 'The last day of Shiobi was 31 March 2026.',
    list: '/restaurants',
  },
  {
    path: '/ja/restaurants/shiobi',
    title: '閉店いたしました',
    said: '潮火は、2026年3月31日（火）をもちまして閉店いたしました。',
    list: '/ja/restaurants',
  },
]) {
  test(`${path} answers 410, says kindly that it closed, and leads to the list`, async () => {
    const { document, status } = await fetched(path, site)
    expect(status).toBe(410)
    only(document, 'h1', title)
    expect(textOf(only(document, 'main'))).toContain(said)
    const hrefs = [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
    expect(hrefs).toContain(list)
    only(document, 'meta[name="robots"][content="noindex"]')
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  })
}

for (const { path, said } of [
  { path: '/restaurants/onda', said: 'Our last day was 31 March 2026.' },
  { path: '/ja/restaurants/onda', said: '2026年3月31日（火）をもちまして閉店いたしました。' },
]) {
  test(`${path} says that it has closed, and offers nothing to come for`, async () => {
    const { document, status } = await fetched(path, site)
    expect(status).toBe(200)
    expect(textOf(only(document, '[role="note"]'))).toContain(said)
    const hrefs = [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => /contact|^tel:/.test(href))).toEqual([])
    expect(restaurantOf(document)).toBeUndefined()
  })
}

test('neither the home page nor the list names a restaurant that has closed', async () => {
  for (const path of ['/', '/ja/restaurants']) {
    const { document } = await fetched(path, site)
    const hrefs = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => /shiobi|onda/.test(href))).toEqual([])
    expect(hrefs.some((href) => href.includes('kohaku'))).toBe(true)
  }
})

test('a restaurant that pauses says so, asks for no table, and is closed for search engines', async () => {
  const { document } = await fetched('/ja/restaurants/kohaku', site)
  expect(textOf(only(document, '[role="note"]'))).toContain(
    '2026年4月1日（水）より休業しております。',
  )
  const hrefs = [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => href.includes('contact?'))).toEqual([])
  const restaurant = restaurantOf(document)
  expect(restaurant).not.toHaveProperty('acceptsReservations')
  expect(restaurant?.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: expect.any(String) }),
  )
})

test('a restaurant that has moved is at its new address, for people and for search engines', async () => {
  const { document } = await fetched('/restaurants/tateito', site)
  expect(textOf(only(document, '[role="note"]'))).toContain('2-2 Minatomachi, Zushi')
  expect(restaurantOf(document)).toMatchObject({
    telephone: '046-000-0909',
    address: { '@type': 'PostalAddress', streetAddress: '2-2 Minatomachi, Zushi' },
  })
})

test('a restaurant that will move says where and from when, and is still at its old address', async () => {
  const { document } = await fetched('/ja/restaurants/yoriai', site)
  const note = textOf(only(document, '[role="note"]'))
  expect(note).toContain('2099年4月1日（水）より、次の場所へ移転いたします。')
  expect(note).toContain('逗子市港町2-2')
  expect(JSON.stringify(restaurantOf(document)?.address)).not.toContain('港町')
})

test('only restaurants that receive guests are in the site map', async () => {
  const siteMap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const named = ['shiobi', 'onda', 'kohaku', 'tateito', 'yoriai'].filter((slug) =>
    siteMap.includes(`/restaurants/${slug}<`),
  )
  expect(named).toEqual(['tateito', 'yoriai'])
})
