import { expect, type Page } from '@playwright/test'
import { browserCalls } from '../support/browser-calls.ts'
import { hostTest, open } from '../support/host-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/test.ts'

const PAGES = ['/', '/restaurants', '/restaurants/shiobi', '/about', '/contact', '/privacy']

const toggle = (page: Page, label: 'EN' | 'JP') =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click()

for (const path of PAGES) {
  test(`on ${path} the toggle keeps document, scroll position and hash, and Back undoes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.goto(`${path}#content`)
    await hydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await page.evaluate(() => scrollTo(0, 300))
    await toggle(page, 'JP')
    const japanese = path === '/' ? '/ja' : `/ja${path}`
    await expect(page).toHaveURL(new RegExp(`${japanese}#content$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    // Text above may be a line longer or shorter; the browser then keeps the visible text in place.
    const scrolled = await page.evaluate(() => scrollY)
    expect(Math.abs(scrolled - 300)).toBeLessThanOrEqual(40)
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(new RegExp(`${path}#content$`))
    await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  })
}

test('toggling the home page makes no call: both languages came with the page', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const calls = browserCalls(page)
  await toggle(page, 'JP')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ぁ-ん]/)
  expect(calls).toEqual([])
})

test('typed text stays through the toggle and through Back', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('まだ途中です')
  await toggle(page, 'JP')
  await expect(page.getByRole('textbox', { name: 'お問い合わせ内容' })).toHaveValue('まだ途中です')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('まだ途中です')
})

test('an open dialog stays open when Back returns to the other language', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await toggle(page, 'JP')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('svg') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('dialog')).toBeVisible()
})

hostTest('the carousel stays where it was when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Next testimonials' }).click()
  await expect(page.getByText('Message 3')).toBeVisible()
  await toggle(page, 'JP')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByText('Message 3')).toBeVisible()
  await expect(page.getByText('Message 1')).toBeHidden()
})
