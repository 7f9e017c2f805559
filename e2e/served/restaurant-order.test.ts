import { isObject } from '@noren/contract/json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { restaurantIn } from '../support/published.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ALWAYS = { sessions: [{ days: DAYS, opens: '00:00', closes: '24:00' }] }
const NEVER = {
  ...ALWAYS,
  closures: [{ from: '2000-01-01', to: '2999-12-31', reason: {} }],
}

/** The dishes of a menu with as many photos; the first of them is sold out. */
function withPhotos(restaurant: Record<string, unknown>, photos: number): void {
  const { menuItems, mainPhoto } = restaurant
  if (!Array.isArray(menuItems)) throw new Error('there is no menu')
  restaurant.menuItems = menuItems.filter(isObject).map(({ photo: _, ...dish }, index) => ({
    ...dish,
    ...(index < photos && { photo: mainPhoto }),
    ...(index === 0 && { soldOut: 'until-told' }),
  }))
}

/** shiobi and yoriai are open, kohaku and onda closed; onda books by telephone alone. */
let site: Awaited<ReturnType<typeof startEditedSite>>
beforeAll(async () => {
  site = await startEditedSite((snapshot) => {
    for (const [slug, openingHours, photos] of [
      ['shiobi', ALWAYS, 4],
      ['yoriai', ALWAYS, 2],
      ['kohaku', NEVER, 1],
      ['onda', NEVER, 0],
    ] as const) {
      const restaurant = restaurantIn(snapshot, slug)
      Object.assign(restaurant, { openingHours })
      withPhotos(restaurant, photos)
    }
    Object.assign(restaurantIn(snapshot, 'onda'), { reservations: { telephoneOnly: true } })
  })
})
afterAll(() => site[Symbol.asyncDispose]())

/** The links to a table at the head of a page, and what is said below them. */
async function waysToATable(path: string) {
  const { document } = await fetched(path, site)
  const [head] = document.querySelectorAll('header a[href*="/contact?restaurant="]')
  const ways = head?.closest('p')
  return {
    links: [...(ways?.querySelectorAll('a') ?? [])].map((link) => [
      textOf(link),
      link.getAttribute('href'),
    ]),
    note: ways?.parentElement?.lastElementChild,
  }
}

const REQUEST = '/contact?restaurant='
const BOOKING = 'https://booking.example.jp/namiori/'

test('while a restaurant is open its telephone comes first, then the request and online booking', async () => {
  const english = await waysToATable('/restaurants/shiobi')
  expect(english.links).toEqual([
    ['Call for a table now 046-000-0101', 'tel:0460000101'],
    ['Make a Reservation', `${REQUEST}shiobi`],
    ['See free tables', `${BOOKING}shiobi`],
  ])
  const japanese = await waysToATable('/ja/restaurants/yoriai')
  expect(japanese.links).toEqual([
    ['電話で空席を聞く 046-000-0105', 'tel:0460000105'],
    ['予約を申し込む', `/ja${REQUEST}yoriai`],
  ])
})

test('while it is closed the request comes first, and the number is for today and tomorrow', async () => {
  const { links, note } = await waysToATable('/restaurants/kohaku')
  expect(links).toEqual([['Make a Reservation', `${REQUEST}kohaku`]])
  expect(note && textOf(note)).toMatch(/^For today or tomorrow, call 0467-00-0104\.$/)
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('tel:0467000104')
  const byTelephone = await waysToATable('/ja/restaurants/onda')
  expect(byTelephone.links).toEqual([
    ['予約を申し込む', `/ja${REQUEST}onda`],
    ['空席を見る', `${BOOKING}onda`],
  ])
  expect(byTelephone.note && textOf(byTelephone.note)).toBe(
    'お席のご予約は、お電話（045-000-0103）でのみ承ります。',
  )
})

test('the first three dishes with a photo stand before everything else, and say if they are sold out', async () => {
  for (const [slug, count] of [
    ['shiobi', 3],
    ['yoriai', 2],
    ['kohaku', 1],
  ] as const) {
    const { document } = await fetched(`/restaurants/${slug}`, site)
    const dishes = only(document, 'ul[aria-label="From the menu"]')
    expect([slug, dishes.querySelectorAll('li img').length]).toEqual([slug, count])
    expect(textOf(dishes)).toMatch(/^[^¥]+¥[\d,]+ ?Sold out/)
  }
  const { document } = await fetched('/restaurants/onda', site)
  expect(document.querySelectorAll('ul[aria-label="From the menu"]')).toHaveLength(0)
})

test('the page goes from the dishes to the words, the menu, the gallery and only then the rules', async () => {
  const { document } = await fetched('/restaurants/shiobi', site)
  expect([...document.querySelectorAll('main h2')].map(textOf)).toEqual([
    'About This Restaurant',
    'Menu Highlights',
    'Contact',
    'Hours',
    'Location',
    'Gallery',
    'Good to know',
    'A table at Shiobi',
  ])
})

test('the head says in one line what an evening costs, how many sit there and how near it is', async () => {
  for (const [path, facts] of [
    ['/restaurants/shiobi', ['Dinner ¥5,000–8,000', '26 seats', '4 min from the station']],
    ['/ja/restaurants/shiobi', ['夜 5,000〜8,000円', '26席', '駅から4分']],
  ] as const) {
    const { document } = await fetched(path, site)
    const said = [...document.querySelectorAll('article header li')].map(textOf)
    expect(said.slice(-3)).toEqual(facts)
  }
})

test('the cloth bears the Japanese name in both languages, and the heading is in the page’s own', async () => {
  for (const [path, heading] of [
    ['/restaurants/shiobi', 'Shiobi'],
    ['/ja/restaurants/shiobi', '潮火'],
  ] as const) {
    const { document } = await fetched(path, site)
    only(document, 'h1', heading)
    const cloth = only(document, 'article [data-size]', '潮火')
    expect(cloth.getAttribute('aria-hidden')).toBe(heading === '潮火' ? null : 'true')
  }
})

test('a dish says only what it contains; that the others contain nothing is said once', async () => {
  const { document } = await fetched('/restaurants/shiobi', site)
  const menu = only(document, 'section[aria-labelledby="menu-highlights"]')
  const dish = (name: string) =>
    [...menu.querySelectorAll('li[data-suits]')].map(textOf).find((text) => text.includes(name))
  expect(dish('Whitebait')).toMatch(/Contains wheat, soy$/)
  expect(dish('Kinmedai, salt-grilled (golden-eye)')).toMatch(/from November\.$/)
  expect(textOf(menu).match(/none of the/g)).toHaveLength(1)
})
