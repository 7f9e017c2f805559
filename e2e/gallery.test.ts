import { bytesOf } from '@noren/contract/brand/colour'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './access/axe.ts'
import { hydrated } from './support/hydrated.ts'
import { standInForMaps } from './support/maps.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => standInForMaps(page))

const gallery = (page: Page) => page.getByRole('region', { name: /^(Gallery|ギャラリー)$/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Gallery|ギャラリー)$/ })

test('a picture of the gallery opens whole, and arrow keys, buttons and Escape work', async ({
  page,
}) => {
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const second = gallery(page).getByRole('link').nth(1)
  await second.press('Enter')
  await expect(dialog(page)).toContainText('2 / 5')
  const words = await second.getByRole('img').getAttribute('alt')
  await expect(dialog(page)).toContainText(words ?? 'no words')
  await expectAccessible(page, 'gallery')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('3 / 5')
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click()
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click()
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog(page)).toContainText('5 / 5')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(/\/restaurants\/shiobi$/)
})

test('a gallery of five pictures leaves no gap in its last row', async ({ page }) => {
  await page.goto('/restaurants/shiobi')
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await gallery(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
    const rowEnds = new Map<number, number>()
    for (const { top, right } of boxes) rowEnds.set(top, Math.max(right, rowEnds.get(top) ?? 0))
    expect(new Set([...rowEnds.values()].map(Math.round)).size, `row ends at ${width}`).toBe(1)
    expect(boxes.map(({ height }) => height)).toEqual([192, 192, 192, 192, 192])
  }
})

test('a photo looks printed like the drawings beside it: its white is the paper of the page, its black an ink', async ({
  page,
}) => {
  const white = { width: 400, height: 400, channels: 3, background: '#fff' } as const
  const black = sharp({ create: { ...white, width: 200, background: '#000' } }).png()
  const photo = sharp({ create: white }).composite([
    { input: await black.toBuffer(), left: 0, top: 0 },
  ])
  await page.goto('/restaurants/shiobi')
  const first = gallery(page).getByRole('img').first()
  const [address = ''] = (await first.getAttribute('src'))?.split('-') ?? []
  const body = await photo.png().toBuffer()
  await page.route(`**${address}-*`, (route) => route.fulfill({ body, contentType: 'image/png' }))
  await page.reload()
  const paper = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await first.scrollIntoViewIfNeeded()
    await first.evaluate((image: HTMLImageElement) => image.decode())
    const shown = await sharp(await first.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (share: number) => {
      const { width, height } = shown.info
      const start = (Math.round(height / 2) * width + Math.round(share * width)) * 3
      return [...shown.data.subarray(start, start + 3)]
    }
    expect([at(0.25), at(0.75)], forcedColors).toEqual([[30, 27, 28], bytesOf(paper)])
  }
})

test('on a phone a swipe shows the next picture, and Back closes it', async ({ browser, site }) => {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: site.origin,
  })
  const page = await context.newPage()
  await standInForMaps(page)
  await page.goto('/ja/restaurants')
  await page.goto('/ja/restaurants/shiobi')
  await hydrated(page)
  await gallery(page).getByRole('link').first().tap()
  await expect(dialog(page)).toContainText('1 / 5')
  const picture = dialog(page).getByRole('figure')
  const touch = (type: string, clientX: number) =>
    picture.evaluate(
      (element, { type, clientX }) => {
        const finger = new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
        const touches = type === 'touchend' ? [] : [finger]
        element.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }),
        )
      },
      { type, clientX },
    )
  await touch('touchstart', 300)
  await touch('touchend', 120)
  await expect(dialog(page)).toContainText('2 / 5')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/ja\/restaurants\/shiobi$/)
  await expect(gallery(page).getByRole('link').first()).toBeInViewport()
})

test('pictures are in rows of three, half as wide again as tall, and of two on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/restaurants/shiobi')
  const box = await gallery(page).getByRole('link').nth(1).boundingBox()
  expect(box?.height).toBe(192)
  expect((box?.width ?? 0) / 192).toBeGreaterThan(1.3)
  expect((box?.width ?? 0) / 192).toBeLessThan(1.7)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await gallery(page).getByRole('link').nth(1).boundingBox()
  expect(narrow?.width).toBeLessThan(195)
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture of the gallery is a link to it', async ({ page }) => {
    await page.goto('/restaurants/shiobi')
    await gallery(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/media\/[0-9a-f]+-\d+x\d+\.\w+$/)
  })
})
