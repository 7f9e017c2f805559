import type { Page } from '@playwright/test'
import { complaintsOf } from '../support/console.ts'
import { hydrated } from '../support/hydrated.ts'
import { standInForMaps } from '../support/maps.ts'
import { expect, test } from '../support/test.ts'

const FILE = /\/assets\/still-parts-/

test.beforeEach(({ page }) => standInForMaps(page))

const menu = (page: Page, name = 'Menu Highlights') => page.getByRole('region', { name })

test('a still part stays as the server wrote it, without loading its file', async ({ page }) => {
  const complaints = complaintsOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/restaurants/shiobi', { waitUntil: 'commit' })
  await menu(page).evaluate((element) => element.setAttribute('data-as-written', ''))
  await hydrated(page)
  await expect(menu(page)).toHaveAttribute('data-as-written')
  await expect(menu(page).getByRole('listitem')).not.toHaveCount(0)
  expect(asked.filter((url) => FILE.test(url))).toEqual([])
  expect(complaints).toEqual([])
})

test('the toggle renders a still part in the other language, and back', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const english = await menu(page).innerText()
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(menu(page, 'おすすめの品')).toContainText('円')
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).first().click()
  await expect(menu(page)).toBeVisible()
  expect(await menu(page).innerText()).toBe(english)
  expect(complaints).toEqual([])
})

test('a followed link renders still parts together with the page', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/restaurants/yoriai')
  await hydrated(page)
  const before = await menu(page).innerText()
  await page.getByRole('main').getByRole('link', { name: 'Next restaurant' }).click()
  await expect(page).toHaveURL(/\/shiobi$/)
  // The address changes before the page does.
  await expect.poll(() => menu(page).innerText()).not.toBe(before)
  await expect(menu(page).getByRole('listitem')).not.toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a page that something changed before the script ran stays as it was sent, and its links work', async ({
  page,
}) => {
  await page.route('/restaurants/shiobi', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', '<b>added</b><main')
    await route.fulfill({ response, body })
  })
  await page.goto('/restaurants/shiobi')
  await expect(page.getByText('added')).toBeVisible()
  await expect(menu(page).getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Next restaurant' }).click()
  await expect(page.getByText('added')).toHaveCount(0)
  await hydrated(page)
  await expect(menu(page).getByRole('listitem')).not.toHaveCount(0)
})
