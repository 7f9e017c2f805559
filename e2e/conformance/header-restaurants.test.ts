import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { listItem } from '../api-host/content.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { open, siteFor, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const navigation = (page: Page): Locator => page.getByRole('banner').getByRole('navigation')

async function openRestaurants(page: Page): Promise<void> {
  await navigation(page).getByText('Restaurants', { exact: true }).click()
}

test(
  'Restaurants is a dropdown of the restaurants, oldest first',
  proves('HDR-04', 'HDR-23', 'HDR-24', 'HDR-25'),
  async ({ page }) => {
    await open(page, '/about')
    const names = ['First House', 'Second House', 'Third House']
    for (const name of names)
      await expect(navigation(page).getByRole('link', { name })).toBeHidden()
    await openRestaurants(page)
    const links = navigation(page).getByRole('link', { name: / House$/ })
    await expect(links).toHaveText(names)
    await expect(links.first()).toHaveAttribute('href', '/restaurants/first')
    await expect(navigation(page).getByRole('link', { name: 'All restaurants' })).toHaveAttribute(
      'href',
      '/restaurants',
    )
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
  },
)

test(
  'in Japanese the dropdown and the labels are Japanese',
  proves('HDR-23', 'HDR-29'),
  async ({ page }) => {
    await open(page, '/ja/about')
    await navigation(page).getByText('レストラン', { exact: true }).click()
    await expect(navigation(page).getByRole('link', { name: '一番館' })).toHaveAttribute(
      'href',
      '/ja/restaurants/first',
    )
    await expect(navigation(page).getByRole('link', { name: 'ホーム' })).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  },
)

test(
  'without restaurants dropdown and footer say so',
  proves('HDR-28', 'FTR-14'),
  async ({ page, host }) => {
    host.content.restaurants = []
    await using site = await siteFor(host)
    await open(page, `${site.origin}/privacy`)
    await openRestaurants(page)
    await expect(navigation(page).getByText('No restaurants available')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('No restaurants available')).toBeVisible()
  },
)

test(
  'while restaurants load dropdown and footer say Loading...',
  proves('HDR-26', 'FTR-12'),
  async ({ page, host }) => {
    const answer = pending()
    host.behave('restaurants', { until: answer.promise })
    await using site = await siteFor(host)
    await open(page, `${site.origin}/privacy`)
    await openRestaurants(page)
    await expect(navigation(page).getByText('Loading...')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Loading...')).toBeVisible()
    answer.settle()
    await expect(navigation(page).getByRole('link', { name: 'First House' })).toBeVisible()
  },
)

test(
  'when restaurants fail dropdown and footer say so and the failure is logged',
  proves('HDR-27', 'FTR-13', 'ERR-01'),
  async ({ page, host }) => {
    await page.clock.install()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    host.behave('restaurants', { status: 500 })
    await using site = await siteFor(host)
    const calls = browserCalls(page)
    await open(page, `${site.origin}/privacy`)
    await seeTries(page, calls, '/api/restaurant')
    await openRestaurants(page)
    await expect(navigation(page).getByText('Error loading restaurants')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Error loading restaurants')).toBeVisible()
    expect(
      logged.some((line) => line.startsWith('Failed to load restaurants. Please try again later.')),
    ).toBe(true)
  },
)

test('sixty restaurants fit into the dropdown, in order, with invalid dates last', async ({
  page,
  host,
}) => {
  host.content.restaurants = Array.from({ length: 60 }, (_, n) =>
    listItem(
      `house-${n}`,
      `No. ${n}`,
      `${n}番`,
      n === 0 ? 'someday' : `2020-01-01T00:00:${String(n).padStart(2, '0')}.000Z`,
    ),
  )
  await using site = await siteFor(host)
  await open(page, `${site.origin}/privacy`)
  await openRestaurants(page)
  const links = navigation(page).getByRole('link', { name: /^No\. / })
  await expect(links).toHaveCount(60)
  await expect(links.first()).toHaveText('No. 1')
  await expect(links.last()).toHaveText('No. 0')
  await links.last().scrollIntoViewIfNeeded()
  await expect(links.last()).toBeInViewport()
})
