import type { APIRequestContext, Page } from '@playwright/test'
import { PAGES, RESTAURANTS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { problemsOf, typesIn } from './vocabulary.ts'

const meta = (page: Page, key: string) =>
  page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute('content')

const hreflang = (page: Page, lang: string) =>
  page.locator(`link[rel=alternate][hreflang="${lang}"]`).getAttribute('href')

/** The structured data of a page. */
async function graphOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks).toHaveLength(1)
  const document = JSON.parse(blocks[0]?.[1] ?? '')
  expect(document['@context']).toBe('https://schema.org')
  return document['@graph']
}

test.describe('a page before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, lang, other } of PAGES) {
    test(`${path} says what it is, where it is and where its other language is`, async ({
      page,
      site,
      request,
    }) => {
      await page.goto(path)
      const title = await page.title()
      expect(title).toMatch(lang === 'en' ? /Namiori/ : /波織/)
      expect(await meta(page, 'description')).toMatch(lang === 'en' ? /^.{20,160}$/ : /^.{12,160}$/)

      const english = site.origin + (lang === 'en' ? path : other)
      const japanese = site.origin + (lang === 'en' ? other : path)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path)
      expect(await hreflang(page, 'en')).toBe(english)
      expect(await hreflang(page, 'ja')).toBe(japanese)
      expect(await hreflang(page, 'x-default')).toBe(english)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)

      expect(await meta(page, 'og:title')).toBe(title)
      expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'))
      expect(await meta(page, 'og:url')).toBe(site.origin + path)
      expect(await meta(page, 'og:locale')).toBe(lang === 'en' ? 'en_GB' : 'ja_JP')
      expect(await meta(page, 'og:site_name')).toBe(lang === 'en' ? 'Namiori' : '波織')
      const card = await request.get((await meta(page, 'og:image')) ?? '')
      expect(card.headers()['content-type']).toMatch(/^image\/(jpeg|webp)$/)
      expect(await meta(page, 'og:image:width')).toBe('1200')
      expect(await meta(page, 'og:image:height')).toBe('630')
      expect(await meta(page, 'og:image:alt')).toMatch(
        lang === 'en' ? /^[\x20-\u2019]+$/ : /[ぁ-んァ-ン一-龠]/,
      )
      expect(await meta(page, 'og:type')).toBe('website')
      expect(await meta(page, 'og:locale:alternate')).toBe(lang === 'en' ? 'ja_JP' : 'en_GB')
      expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
      expect(await page.locator('head').innerHTML()).not.toContain('\u200B')
    })
  }

  for (const path of ['/no-such-page', '/ja/no-such-page', '/restaurants/nowhere']) {
    test(`${path} asks not to be indexed and claims no address`, async ({ page }) => {
      await page.goto(path)
      expect(await meta(page, 'robots')).toBe('noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await expect(page.locator('link[hreflang]')).toHaveCount(0)
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    })
  }
})

test('no two pages of a language have the same title or the same description', async ({ page }) => {
  for (const language of ['en', 'ja']) {
    const pages = PAGES.filter(({ lang }) => lang === language)
    const titles = new Set<string>()
    const descriptions = new Set<string | null>()
    for (const { path } of pages) {
      await page.goto(path)
      titles.add(await page.title())
      descriptions.add(await meta(page, 'description'))
    }
    expect(titles.size).toBe(pages.length)
    expect(descriptions.size).toBe(pages.length)
  }
})

test('title and description follow the visitor through the site', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveTitle('Contact | Namiori')
  expect(await meta(page, 'description')).toMatch(/^Reservations/)
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page).toHaveTitle('お問い合わせ｜波織')
  expect(await meta(page, 'description')).toMatch(/^ご予約/)
})

test('every page describes itself in the vocabulary of schema.org', async ({ request }) => {
  test.slow()
  const graphs: Record<string, unknown> = {}
  for (const { path } of PAGES) graphs[path] = await graphOf(request, path)
  expect(await problemsOf(graphs)).toEqual([])
  expect(JSON.stringify(graphs)).not.toMatch(/\u200B|AggregateRating|Review|"menu":/)
})

test('the check of the vocabulary finds what is wrong', async () => {
  test.slow()
  const wrong = {
    'no such type': { '@type': 'Tavern' },
    'no such property': { '@type': 'Restaurant', colour: 'red' },
    'no menu': { '@type': 'Restaurant', hasMenu: { '@type': 'Offer' } },
    'no such day': { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Moonday' },
    'no number': { '@type': 'ListItem', position: true },
  }
  const graphs = Object.entries(wrong).map(([name, thing]) => [name, [thing]])
  const problems = await problemsOf({ ...Object.fromEntries(graphs), right: [{ '@type': 'Menu' }] })
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(Object.keys(wrong).sort())
})

test('the pages describe company, site, ways, restaurants and menus, and nothing else', async ({
  request,
}) => {
  const graphs = []
  for (const { path } of PAGES) graphs.push(await graphOf(request, path))
  expect(typesIn(graphs).sort()).toEqual([
    'BreadcrumbList',
    'GeoCoordinates',
    'ListItem',
    'LocationFeatureSpecification',
    'Menu',
    'MenuItem',
    'MenuSection',
    'Offer',
    'OpeningHoursSpecification',
    'Organization',
    'PostalAddress',
    'QuantitativeValue',
    'Restaurant',
    'WebSite',
  ])
})

test('the company names its five restaurants and its four other businesses', async ({
  request,
  site,
}) => {
  const [company, webSite] = await graphOf(request, '/ja')
  expect(company).toMatchObject({
    '@type': 'Organization',
    name: '波織',
    legalName: '株式会社波織',
    telephone: '046-000-0100',
    address: { addressCountry: 'JP', postalCode: '000-0000' },
  })
  const parts: { '@type': string; '@id'?: string; name: string }[] = company.subOrganization
  expect(parts.filter((part) => part['@type'] === 'Restaurant').map((part) => part['@id'])).toEqual(
    RESTAURANTS.map((slug) => `${site.origin}/restaurants/${slug}#restaurant`),
  )
  expect(parts.filter((part) => part['@type'] === 'Organization')).toHaveLength(4)
  expect(webSite).toMatchObject({ '@type': 'WebSite', inLanguage: ['en', 'ja'] })
})

test('a restaurant tells its address, telephone, hours, pictures and prices in yen', async ({
  request,
  site,
}) => {
  const graph = await graphOf(request, '/ja/restaurants/shiobi')
  const trail = graph.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map((step: { name: string }) => step.name)).toEqual([
    'ホーム',
    'レストラン',
    '潮火',
  ])
  const restaurant = graph.find((thing: { '@type': string }) => thing['@type'] === 'Restaurant')
  expect(restaurant).toMatchObject({
    '@id': `${site.origin}/restaurants/shiobi#restaurant`,
    url: `${site.origin}/ja/restaurants/shiobi`,
    name: '潮火',
    telephone: '046-000-0101',
    address: { '@type': 'PostalAddress', addressCountry: 'JP' },
    hasMenu: { inLanguage: 'ja' },
  })
  for (const image of restaurant.image) expect((await request.get(image)).status()).toBe(200)
  expect(restaurant.image).toHaveLength(6)
  const dishes = restaurant.hasMenu.hasMenuSection.flatMap(
    ({ hasMenuItem }: { hasMenuItem: unknown[] }) => hasMenuItem,
  )
  expect(dishes).toHaveLength(11)
  expect(dishes[0].offers).toEqual({ '@type': 'Offer', price: 2400, priceCurrency: 'JPY' })
  expect(restaurant.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '17:00',
    closes: '22:30',
  })
})
