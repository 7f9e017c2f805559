import type { Snapshot } from '@noren/contract/snapshot'
import { expectAccessible } from '../access/axe.ts'
import { browserCalls } from '../support/browser-calls.ts'
import { temporaryFolder } from '../support/folders.ts'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { publishEdited } from '../support/published.ts'
import { startSite } from '../support/site.ts'
import { expect } from '../support/test.ts'

/** Turns the demo company into one with this many restaurants: No. 1 is the oldest. */
const withRestaurants = (count: number) => (snapshot: Snapshot) => {
  const [first] = snapshot.content.restaurants ?? []
  snapshot.content.restaurants = Array.from({ length: count }, (_, index) => ({
    ...(typeof first === 'object' && first),
    slug: `no-${index + 1}`,
    name: { en: `No. ${index + 1}`, jp: `${index + 1}番` },
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 1000).toISOString(),
  }))
}

const test = ownSiteTest(withRestaurants(70))

/** Without the restaurants that the pointer happens to rest on, which are fetched ahead. */
const listCalls = (calls: string[]) => calls.filter((call) => !call.includes('/slug/'))

test('a long list of restaurants is read page by page, in both languages', async ({ page }) => {
  await page.goto('/restaurants')
  await hydrated(page)
  const calls = browserCalls(page)
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  const pages = page.getByRole('navigation', { name: 'Pages of restaurants' })
  await expect(names).toHaveCount(24)
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/restaurants\?page=2$/)
  await expect(names.first()).toHaveText('No. 25')
  await expect(page).toHaveTitle(/^Restaurants – page 2 /)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(listCalls(calls)).toEqual(['/api/restaurant?page=2'])
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/restaurants\?page=2$/)
  await expect(names.first()).toHaveText('25番')
  await page
    .getByRole('navigation', { name: 'レストラン一覧のページ' })
    .getByRole('link', { name: '3ページ' })
    .click()
  await expect(names).toHaveCount(22)
  await expect(names.last()).toHaveText('70番')
})

test('each page of the list tells search engines its address and its neighbours', async ({
  page,
  site,
}) => {
  for (const prefix of ['', '/ja']) {
    const address = (query: string) => `${site.origin}${prefix}/restaurants${query}`
    const href = (rel: string) => page.locator(`head link[rel="${rel}"]`)
    await page.goto(`${prefix}/restaurants?page=2&utm_source=x`)
    await expect(href('canonical')).toHaveAttribute('href', address('?page=2'))
    await expect(href('prev')).toHaveAttribute('href', address(''))
    await expect(href('next')).toHaveAttribute('href', address('?page=3'))
    await page.goto(`${prefix}/restaurants?page=3`)
    await expect(href('next')).toHaveCount(0)
    await page.goto(`${prefix}/restaurants`)
    await expect(href('canonical')).toHaveAttribute('href', address(''))
    await expect(href('prev')).toHaveCount(0)
  }
  expect((await page.goto('/restaurants?page=4'))?.status()).toBe(404)
})

test('a page of the list is accessible, and reached by keyboard', async ({ page }) => {
  await page.goto('/restaurants?page=2')
  await hydrated(page)
  await expectAccessible(page, 'the second of three pages')
  await page.getByRole('link', { name: 'Previous page' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/restaurants$/)
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages of the list are links', async ({ page }) => {
    await page.goto('/restaurants')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'No. 25',
    )
  })
})

test('the list opens from another page with a call for its first page only', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const calls = browserCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All restaurants' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(24)
  expect(listCalls(calls)).toEqual(['/api/restaurant?page=1'])
})

test('a restaurant leads to the next one, the last to the first, without a call for the list', async ({
  page,
}) => {
  await page.goto('/restaurants/no-69')
  await hydrated(page)
  const calls = browserCalls(page)
  const next = page.getByRole('complementary').getByRole('link', { name: 'Next restaurant' })
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No. 70')
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No. 1')
  expect(listCalls(calls)).toEqual([])
})

test('a reservation names a restaurant that no list on the page names', async ({ page }) => {
  await page.goto('/restaurants/no-69')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reserv/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/No\. 69/)
})

/** Bytes of each page before compression, of a company with this many restaurants. */
async function pageSizes(count: number): Promise<Record<string, number>> {
  await using data = await temporaryFolder()
  await publishEdited(data.path, withRestaurants(count))
  const site = await startSite(data.path, { CONTENT_DIR: data.path })
  const sizes: Record<string, number> = {}
  for (const path of ['/', '/ja/restaurants', '/restaurants/no-3', '/about', '/contact']) {
    sizes[path] = (await (await fetch(site.origin + path)).text()).length
  }
  await site.stop()
  return sizes
}

test('pages weigh the same with ten times the restaurants', async () => {
  const [few, many] = [await pageSizes(70), await pageSizes(700)]
  for (const [path, size] of Object.entries(few)) {
    // A longer number may stand where a shorter one stood.
    expect(Math.abs((many[path] ?? 0) - size), path).toBeLessThan(size / 100)
  }
})
