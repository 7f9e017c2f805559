import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { restaurantIn } from '../support/published.ts'

/** kohaku has only a postcode, which no heading shows, and a remark in Japanese. */
let site: Awaited<ReturnType<typeof startEditedSite>>
beforeAll(async () => {
  site = await startEditedSite((snapshot) => {
    delete restaurantIn(snapshot, 'onda').facts
    Object.assign(restaurantIn(snapshot, 'kohaku'), {
      facts: { postalCode: '000-0000' },
      hoursRemarks: { jp: '珈琲豆の量り売りは終日' },
    })
  })
})
afterAll(() => site[Symbol.asyncDispose]())

for (const { path, heading, said, map, booking } of [
  {
    path: '/restaurants/shiobi',
    heading: 'Good to know',
    said: ['sea exit, 4 minutes on foot', '¥5,000–8,000', 'No smoking', '¥400 each'],
    map: /^Drawn map: from the station/,
    booking: 'See free tables',
  },
  {
    path: '/ja/restaurants/shiobi',
    heading: 'ご利用案内',
    said: ['海側出口 徒歩4分', '5,000〜8,000円', '全席禁煙', '1名様 400円'],
    map: /^手描きの地図。駅から/,
    booking: '空席を見る',
  },
]) {
  test(`${path} says what guests want to know, even without the script`, async () => {
    const { document } = await fetched(path, site)
    const facts = only(document, 'section[aria-labelledby="good-to-know"]')
    only(facts, 'h2#good-to-know', heading)
    for (const text of said) expect(textOf(facts)).toContain(text)
    const link = only(facts, 'a', booking)
    expect(link.getAttribute('href')).toBe('https://booking.example.jp/namiori/shiobi')
    const drawn = [...document.querySelectorAll('figure')].filter((figure) =>
      map.test(figure.querySelector('img')?.getAttribute('alt') ?? ''),
    )
    expect(drawn).toHaveLength(1)
  })
}

test('a restaurant without known facts has no heading for them', async () => {
  for (const slug of ['onda', 'kohaku']) {
    const { document } = await fetched(`/restaurants/${slug}`, site)
    const headings = [...document.querySelectorAll('h2, h3')].map(textOf)
    expect([slug, headings]).toEqual([slug, expect.arrayContaining(['Menu Highlights'])])
    expect([slug, headings]).not.toEqual([slug, expect.arrayContaining(['Good to know'])])
  }
})

test('a remark written only in Japanese is marked as Japanese on the English page', async () => {
  const { document } = await fetched('/restaurants/kohaku', site)
  const hours = only(document, 'section[aria-labelledby~="hours"]')
  expect(only(hours, '[lang]', '珈琲豆の量り売りは終日').getAttribute('lang')).toBe('ja')
})
