import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const description = (page: Page) => page.locator('meta[name="description"]')

test('title and description follow the visitor through the site', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveTitle('Contact | Namiori')
  await expect(description(page)).toHaveAttribute('content', 'How to get in touch with us.')
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page).toHaveTitle('お問い合わせ｜波織')
  await expect(description(page)).toHaveAttribute('content', 'お問い合わせの窓口をご案内します。')
})
