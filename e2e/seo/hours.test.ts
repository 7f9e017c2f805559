import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { restaurantIn } from '../support/published.ts'
import { expect } from '../support/test.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Restaurants with hours that these tests need. */
const test = ownSiteTest((snapshot) => {
  Object.assign(restaurantIn(snapshot, 'shiobi'), {
    openingHours: {
      sessions: [
        { days: ['mon', 'wed', 'thu'], opens: '17:00', closes: '22:30', lastOrder: '21:30' },
        { days: ['fri', 'sat', 'sun'], opens: '17:00', closes: '26:00' },
      ],
      closedDays: ['tue'],
      closures: [
        {
          from: '2026-12-31',
          to: '2027-01-03',
          reason: { en: 'New Year holidays', jp: '年末年始' },
        },
        { from: '2027-01-09' },
      ],
    },
  })
  Object.assign(restaurantIn(snapshot, 'tateito'), {
    openingHours: { closures: [{ from: '2026-12-28', reason: { jp: '大掃除' } }] },
  })
  Object.assign(restaurantIn(snapshot, 'kohaku'), {
    openingHours: { sessions: [{ days: WEEK, opens: '00:00', closes: '24:00' }] },
  })
  Object.assign(restaurantIn(snapshot, 'yoriai'), {
    openingHours: {
      sessions: [{ days: WEEK, opens: '17:00', closes: '22:00' }],
      closures: [{ from: '2026-01-01', to: '2099-12-31' }],
    },
  })
  delete restaurantIn(snapshot, 'onda').openingHours
})

/** The line below the name that says whether a restaurant is open; another is at the page's end. */
const stateOf = (page: Page, state: string) =>
  page.getByRole('article').getByText(state, { exact: true }).first()

// In a city far behind Tokyo, where it is still the day before.
test.use({ timezoneId: 'America/Los_Angeles' })

for (const [at, english, japanese, isLit] of [
  [
    '2026-11-19T18:00',
    'Open until 22:30 (last order 21:30)',
    '営業中・22:30まで（ラストオーダー 21:30）',
    true,
  ],
  ['2026-11-19T22:00', 'Kitchen closed · open until 22:30', 'ご注文は終了・22:30まで営業', false],
  ['2026-11-19T10:00', 'Opens today at 17:00', '本日17:00から営業', false],
  ['2026-11-19T23:00', 'Opens tomorrow at 17:00', '明日17:00から営業', false],
  ['2026-11-21T01:15', 'Open now · closes 2:00', '営業中・2:00まで', true],
] as const) {
  test(`at ${at} in Tokyo the page says beside a lamp ${isLit ? 'lit' : 'unlit'}: ${english}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${at}:00+09:00`)
    await page.goto('/restaurants/shiobi')
    await expect(stateOf(page, english)).toBeVisible()
    const lamp = page.getByRole('article').locator('p[data-open]').first()
    await expect(lamp).toHaveAttribute('data-open', `${isLit}`)
    await page.goto('/ja/restaurants/shiobi')
    await expect(stateOf(page, japanese)).toBeVisible()
  })
}

test('the line changes while the page stays open', async ({ page }) => {
  await page.clock.install({ time: '2026-11-19T16:59:30+09:00' })
  await page.goto('/restaurants/shiobi')
  await expect(stateOf(page, 'Opens today at 17:00')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(stateOf(page, 'Open until 22:30 (last order 21:30)')).toBeVisible()
})

test('a closure is announced two weeks ahead, with its reason', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-16T12:00:00+09:00')
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  await expect(page.getByRole('note')).toHaveCount(0)

  await page.clock.setFixedTime('2026-12-17T12:00:00+09:00')
  await page.reload()
  await expect(page.getByRole('note')).toHaveText('Closed 31 December – 3 JanuaryNew Year holidays')
  await page.goto('/ja/restaurants/shiobi')
  await expect(page.getByRole('note')).toHaveText(
    '12月31日（木）〜1月3日（日）は休業いたします年末年始',
  )
})

test('a closure that begins tomorrow has not begun while the restaurant is still open the night before', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-09T01:15:00+09:00')
  await page.goto('/restaurants/shiobi')
  await expect(stateOf(page, 'Open now · closes 2:00')).toBeVisible()
  await expect(page.getByRole('note')).toHaveText('Closed on 9 January')
  await page.goto('/restaurants')
  await expect(page.getByRole('note').filter({ hasText: '9 January' })).toHaveText(
    'Closed on 9 January',
  )
})

test('a restaurant that has only a text about its hours shows it, and says nothing about being open', async ({
  page,
}) => {
  await page.goto('/restaurants/onda')
  await hydrated(page)
  const hours = page.getByRole('region', { name: 'Hours' })
  await expect(hours.getByRole('paragraph')).toHaveCount(1)
  await expect(page.getByRole('article')).not.toContainText(/Open now|Opens|Closed until/)
})

test('without known opening hours a closure is announced, and nothing says when the restaurant is open', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-28T12:00:00+09:00')
  await page.goto('/restaurants/tateito')
  await expect(page.getByRole('note')).toHaveText('Closed today大掃除')
  await expect(page.getByRole('article')).not.toContainText(/Open now|Opens|Closed until/)
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages say whether a restaurant is open', async ({ page }) => {
    for (const [path, always, closed] of [
      ['', 'Open 24 hours', 'Closed until further notice'],
      ['/ja', '24時間営業', '当面の間、休業しております'],
    ] as const) {
      await page.goto(path || '/')
      const cloths = page.getByRole('navigation', { name: /^(今日のお店|At our tables today)$/ })
      await expect(cloths.getByText(always, { exact: true })).toBeVisible()
      await expect(cloths.getByText(closed, { exact: true })).toBeVisible()
      await page.goto(`${path}/restaurants`)
      await expect(stateOf(page, always)).toBeVisible()
      await expect(stateOf(page, closed)).toBeVisible()
      await page.goto(`${path}/restaurants/kohaku`)
      await expect(stateOf(page, always)).toBeVisible()
      await page.goto(`${path}/restaurants/yoriai`)
      await expect(stateOf(page, closed)).toBeVisible()
      await expect(page.getByRole('note')).toBeVisible()
    }
  })
})
