import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, open, siteFor, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

test('the breadcrumb of a restaurant leads to the list', proves('RSL-01'), async ({ page }) => {
  await open(page, '/restaurants/first')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Restaurants' })
    .click()
  await expect(page).toHaveURL(/\/restaurants$/)
})

test(
  'the not-found state of a restaurant has a back link to the list',
  proves('RSL-02', 'RSD-25'),
  async ({ page }) => {
    await page.goto('/restaurants/nobody')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Restaurants/ })
      .click()
    await expect(page).toHaveURL(/\/restaurants$/)
  },
)

test(
  'the list has every restaurant, oldest first, each leading to its page',
  proves('RSL-03', 'RSL-04'),
  async ({ page }) => {
    await arrive(page, '/restaurants')
    const rows = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(rows).toHaveText(['First House', 'Second House', 'Third House'])
    for (const [name, slug] of [
      ['First House', 'first'],
      ['Second House', 'second'],
    ] as const) {
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: name })
          .getByRole('link')
          .first(),
      ).toHaveAttribute('href', `/restaurants/${slug}`)
    }
  },
)

test(
  'the list says Loading... while it loads and that there are none when it is empty',
  proves('RSL-04'),
  async ({ page, host }) => {
    const answer = pending()
    host.content.restaurants = []
    host.behave('restaurants', { until: answer.promise })
    await using site = await siteFor(host)
    await open(page, `${site.origin}/restaurants`)
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    answer.settle()
    await expect(page.getByRole('main').getByText('No restaurants available')).toBeVisible()
  },
)

test('a failed list says the long text', proves('RSL-05'), async ({ page, host }) => {
  await page.clock.install()
  host.behave('restaurants', { status: 500 })
  await using site = await siteFor(host)
  const calls = browserCalls(page)
  await open(page, `${site.origin}/restaurants`)
  await seeTries(page, calls, '/api/restaurant')
  await expect(
    page.getByRole('main').getByText('Failed to load restaurants. Please try again later.'),
  ).toBeVisible()
})
