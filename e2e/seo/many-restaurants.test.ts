import { expectAccessible } from '../access/axe.ts'
import { browserCalls } from '../support/browser-calls.ts'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { withRestaurants } from '../support/published.ts'
import { expect } from '../support/test.ts'

const test = ownSiteTest(withRestaurants(70))

/** Without the calls for restaurants under the pointer, which the page loads early. */
const listCalls = (calls: string[]) => calls.filter((call) => !call.includes('/slug/'))

test('a visitor reads a long list of restaurants page by page, in both languages', async ({
  page,
}) => {
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

test('a page of the list is accessible, and visitors reach it by keyboard', async ({ page }) => {
  await page.goto('/restaurants?page=2')
  await hydrated(page)
  await expectAccessible(page, 'the second of three pages')
  await page.getByRole('link', { name: 'Previous page' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/restaurants$/)
})

test('the list opens from another page with a call for its first page only', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const calls = browserCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All restaurants' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(24)
  expect(listCalls(calls)).toEqual(['/api/restaurant?page=1'])
})

test('a restaurant links to the next one, the last to the first, without a call for the list', async ({
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

test('a reservation names its restaurant even if no list on the page has it', async ({ page }) => {
  await page.goto('/restaurants/no-69')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reserv/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/No\. 69/)
})
