import { beforeAll, expect, test } from 'vitest'
import { fetched, SITE } from '../support/fetched.ts'
import { PAGES, RESTAURANTS } from '../support/pages.ts'
import { problemsOf, typesIn } from './vocabulary.ts'

async function graphOf(path: string) {
  const { document } = await fetched(path)
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect([path, blocks.length]).toEqual([path, 1])
  const data = JSON.parse(blocks[0]?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** By path. */
let graphs: Record<string, unknown>
/** Problems of the pages and of the examples below, in one check, since it is slow. */
let problems: string[]

const RIGHT = { right: [{ '@type': 'Menu' }] }
const WRONG = {
  'no such type': [{ '@type': 'Tavern' }],
  'no such property': [{ '@type': 'Restaurant', colour: 'red' }],
  'no menu': [{ '@type': 'Restaurant', hasMenu: { '@type': 'Offer' } }],
  'no such day': [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Moonday' }],
  'no number': [{ '@type': 'ListItem', position: true }],
}

beforeAll(async () => {
  const found = PAGES.map(async ({ path }) => [path, await graphOf(path)] as const)
  graphs = Object.fromEntries(await Promise.all(found))
  problems = await problemsOf({ ...graphs, ...RIGHT, ...WRONG })
})

test('every page describes itself in the vocabulary of schema.org', () => {
  expect(problems.filter((problem) => problem.startsWith('/'))).toEqual([])
  expect(Object.keys(graphs)).toHaveLength(PAGES.length)
  expect(JSON.stringify(graphs)).not.toMatch(/\u200B|AggregateRating|Review|"menu":/)
})

test('the check of the vocabulary finds errors', () => {
  const names = problems.map((problem) => problem.split(':')[0] ?? '')
  expect(names.filter((name) => !name.startsWith('/')).sort()).toEqual(Object.keys(WRONG).sort())
})

test('the pages describe company, site, breadcrumbs, restaurants and menus, and nothing else', () => {
  expect(typesIn(Object.values(graphs)).sort()).toEqual([
    'BreadcrumbList',
    'GeoCoordinates',
    'ListItem',
    'LocationFeatureSpecification',
    'Menu',
    'MenuItem',
    'MenuSection',
    'NewsArticle',
    'Offer',
    'OpeningHoursSpecification',
    'Organization',
    'PostalAddress',
    'QuantitativeValue',
    'Restaurant',
    'WebSite',
  ])
})

test('the company names its five restaurants and its four other businesses', async () => {
  const [company, webSite] = await graphOf('/ja')
  expect(company).toMatchObject({
    '@type': 'Organization',
    name: '波織',
    legalName: '株式会社波織',
    telephone: '046-000-0100',
    address: { addressCountry: 'JP', postalCode: '000-0000' },
  })
  const parts: { '@type': string; '@id'?: string; name: string }[] = company.subOrganization
  expect(parts.filter((part) => part['@type'] === 'Restaurant').map((part) => part['@id'])).toEqual(
    RESTAURANTS.map((slug) => `${SITE.origin}/restaurants/${slug}#restaurant`),
  )
  expect(parts.filter((part) => part['@type'] === 'Organization')).toHaveLength(4)
  expect(webSite).toMatchObject({ '@type': 'WebSite', inLanguage: ['en', 'ja'] })
})

test('a restaurant names its address, phone number, hours, pictures and prices in yen', async () => {
  const graph = await graphOf('/ja/restaurants/shiobi')
  const trail = graph.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map((step: { name: string }) => step.name)).toEqual([
    'ホーム',
    'レストラン',
    '潮火',
  ])
  const restaurant = graph.find((thing: { '@type': string }) => thing['@type'] === 'Restaurant')
  expect(restaurant).toMatchObject({
    '@id': `${SITE.origin}/restaurants/shiobi#restaurant`,
    url: `${SITE.origin}/ja/restaurants/shiobi`,
    name: '潮火',
    telephone: '046-000-0101',
    address: { '@type': 'PostalAddress', addressCountry: 'JP' },
    hasMenu: { inLanguage: 'ja' },
  })
  for (const image of restaurant.image)
    expect([image, (await fetch(image)).status]).toEqual([image, 200])
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

test('a course for two and more says so, with what can be had on top, in words of the page', async () => {
  const graph = await graphOf('/ja/restaurants/onda')
  const { hasMenu } = graph.find((thing: { '@type': string }) => thing['@type'] === 'Restaurant')
  const dishes = [hasMenu]
    .flat()
    .flatMap(({ hasMenuSection }) => hasMenuSection)
    .flatMap(({ hasMenuItem }) => hasMenuItem)
  const course = dishes.find(({ name }) => name === '埠頭さんぽ')
  expect(course.offers).toMatchObject({
    price: 6800,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 2, unitCode: 'IE' },
  })
  expect(course.menuAddOn).toEqual([
    {
      '@type': 'MenuItem',
      name: 'ワイン3杯つき',
      offers: { '@type': 'Offer', price: 2600, priceCurrency: 'JPY' },
    },
  ])
})

test('a restaurant that closes on two Thursdays a month names them to search engines', async () => {
  const graph = await graphOf('/restaurants/tateito')
  const restaurant = graph.find((thing: { '@type': string }) => thing['@type'] === 'Restaurant')
  const dated: { validFrom: string; validThrough: string; opens: string; closes: string }[] =
    restaurant.openingHoursSpecification.filter((entry: { validFrom?: string }) => entry.validFrom)
  const isThursday = (date: string) => new Date(date).getUTCDay() === 4
  const rests = dated.filter(
    ({ validFrom, validThrough }) => isThursday(validFrom) || isThursday(validThrough),
  )
  expect(rests.length).toBeGreaterThanOrEqual(5)
  for (const rest of rests) expect(rest).toMatchObject({ opens: '00:00', closes: '00:00' })
})
