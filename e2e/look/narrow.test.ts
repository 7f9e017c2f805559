import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { sidewaysScroll, textsOutside } from './fits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A zoom of 200 % leaves half the window's pixels. */
const WINDOWS = [
  ['at 320 px', { width: 320, height: 568 }],
  ['of 1280 px zoomed to 200 %', { width: 640, height: 360 }],
] as const

for (const { path } of PAGES) {
  test(`${path} fits windows of 320 px and of 1280 px at 200 %`, async ({ page }) => {
    await page.goto(path)
    for (const [name, size] of WINDOWS) {
      await page.setViewportSize(size)
      await expect.poll(() => sidewaysScroll(page), `sideways scroll ${name}`).toBe(0)
      expect(await textsOutside(page), `cut ${name}`).toEqual([])
    }
  })
}
