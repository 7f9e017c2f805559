import type { Page } from '@playwright/test'
import { holdScript } from '../support/held-script.ts'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { storedWith } from '../support/stored.ts'
import { expect } from '../support/test.ts'

/** A visitor on a slow connection, who is quicker than the script. */
const test = ownSiteTest(() => {})

const PHONE = { width: 390, height: 844 }

test('a menu opened before the script runs stays open, and visitors cannot reach the page behind it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const arrive = await holdScript(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await expect(about).toBeVisible()
  arrive()
  await hydrated(page)
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await expect(about).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(about).toBeHidden()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('a visitor who switches the language before the script runs gets it once, and keeps the typed text', async ({
  page,
}) => {
  const arrive = await holdScript(page)
  await page.goto('/contact')
  await page.getByLabel('Name').pressSequentially('山田花子')
  await toggle(page).click()
  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(/\/ja\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByLabel('お名前')).toHaveValue('山田花子')
  await page.goBack()
  await expect(page).toHaveURL(/[^a]\/contact$/)
})

test('the plain link switches the language when the script fails to load', async ({ page }) => {
  await page.route('**/assets/app-*.js', (route) => route.abort())
  await page.goto('/about')
  await toggle(page).click()
  await expect(page).toHaveURL(/\/ja\/about$/)
})

test('a press on the carousel before the script runs turns it once', async ({ page }) => {
  const arrive = await holdScript(page)
  await page.goto('/')
  const cards = page.getByRole('group', { name: 'What our customers say' }).getByRole('listitem')
  const third = (await cards.nth(2).textContent()) ?? ''
  await page.getByRole('button', { name: 'Next testimonials' }).click()
  arrive()
  await hydrated(page)
  await expect(cards.first()).toHaveText(third)
})

test('text typed before the script runs stays, even through a reload', async ({ page }) => {
  const arrive = await holdScript(page)
  await page.goto('/contact')
  await page.getByLabel('Message').pressSequentially('A table by the window, please.')
  arrive()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('A table by the window, please.')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('A table by the window, please.')
})

test('an enquiry sent before the script runs is stored once', async ({ page, folder }) => {
  const message = 'Sent before the script was there.'
  const arrive = await holdScript(page)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Hanako')
  await page.getByLabel('Phone').fill('0450000001')
  await page.getByLabel('Email').fill('hanako@example.jp')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Request Call Back' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  arrive()
  await hydrated(page)
  expect(storedWith(folder, message)).toBe(1)
})

function toggle(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first()
}
