import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

for (const path of ['/', '/ja/about', '/ja/restaurants/shiobi']) {
  test(`what stands far below the window on ${path} is laid out only when it comes near`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const last = page.locator('main section').last()
    expect(await isLaidOut(page)).toBe(false)
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page)).toBe(true)
  })
}

test('a page loaded again far down stays at the same words', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 2 }).nth(4)
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(heading).toBeInViewport()
  await page.reload()
  await hydrated(page)
  await expect(heading).toBeInViewport()
})

test('a restaurant gone back to from the next one is at the place where it was left', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/restaurants/kohaku')
  await hydrated(page)
  const next = page.getByRole('link', { name: /^Next restaurant/ })
  for (const part of [...(await page.locator('main section').all()), next]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport()
  }
  const left = await page.evaluate(() => Math.round(scrollY))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await page.locator('main section').last().scrollIntoViewIfNeeded()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(next).toBeInViewport()
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(left)
})

test('the whole page can be printed from its top', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

/** Whether the page's last section has boxes for its words. */
function isLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('main section')
    .last()
    .locator(':scope *')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
}
