import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

/** The share of the window's height at whose left edge the red thread shows. */
async function threadSeen(page: Page): Promise<number> {
  const size = page.viewportSize()
  if (!size) return Number.NaN
  const strip = { x: 0, y: 0, width: 48, height: size.height }
  const { data, info } = await sharp(await page.screenshot({ clip: strip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const red = (row: number) =>
    Array.from({ length: info.width }, (_, x) => (row * info.width + x) * 3).some(
      (at) => (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 90 && (data[at + 2] ?? 255) < 80,
    )
  const rows = Array.from({ length: info.height }, (_, row) => row)
  return rows.filter(red).length / info.height
}

async function readTo(page: Page, share: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo(0, (scrollHeight - clientHeight) * share)
  }, share)
}

test('the red thread is drawn as far as the visitor has scrolled, even without the script', async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${site.origin}/privacy`)
  // Only the shuttle, which carries a little of the thread.
  expect(await threadSeen(page)).toBeLessThan(0.03)
  await page.mouse.move(720, 450)
  await page.mouse.wheel(0, 1500)
  // From the header, and not as far as the window's lower edge.
  await expect.poll(() => threadSeen(page)).toBeGreaterThan(0.5)
  expect(await threadSeen(page)).toBeLessThan(0.95)
})

test('the red thread ends in the footer, at the seal', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/privacy')
  await readTo(page, 1)
  const end = page.getByRole('contentinfo').locator('path').first()
  await expect
    .poll(() => end.evaluate((path) => getComputedStyle(path).strokeDashoffset))
    .toBe('0px')
})

test('on a restaurant’s page the thread has the restaurant’s colour, and the seal’s beyond it', async ({
  page,
}) => {
  const thread = page.locator('main > div[aria-hidden="true"]')
  const colour = () =>
    thread.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
  await page.goto('/restaurants')
  const vermilion = await colour()
  const colours = [vermilion]
  for (const slug of ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai']) {
    await page.goto(`/restaurants/${slug}`)
    await expect(page.getByRole('heading', { name: 'Menu Highlights' })).toHaveCSS(
      'color',
      await colour(),
    )
    await expect(page.getByRole('contentinfo').locator('path').first()).toHaveCSS(
      'stroke',
      vermilion,
    )
    colours.push(await colour())
  }
  expect(new Set(colours).size).toBe(6)
})

test('a visitor who asked for less motion sees the whole thread immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/privacy')
  await readTo(page, 0.5)
  expect(await threadSeen(page)).toBeGreaterThan(0.85)
})
