import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { sidewaysScroll, textsOutside } from './fits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [320, 390, 1280]

for (const { path } of PAGES) {
  test(`with text of twice the size the header of ${path} stays whole, and all of it inside the window`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const size of ['100%', '32px']) {
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size
      }, size)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const name = page.getByRole('banner').getByRole('link').first()
        const wordsAndLines = await name.evaluate((link) => {
          const text = link.lastElementChild?.firstChild
          if (!(text instanceof Text)) throw new Error('The name is no text')
          const range = document.createRange()
          range.selectNodeContents(text)
          const lines = new Set([...range.getClientRects()].map(({ top }) => top))
          return { words: text.data.trim().split(/\s+/).length, lines: lines.size }
        })
        const where = `${size} at ${width} px`
        expect(wordsAndLines.lines, `lines of the name, ${where}`).toBeLessThanOrEqual(
          wordsAndLines.words,
        )
        if (width < 1280)
          await expect(
            page.getByRole('banner').getByRole('button', { name: /menu|メニュー/i }),
          ).toBeInViewport({ ratio: 1 })
        expect(await textsOutside(page), `cut, ${where}`).toEqual([])
        expect(await sidewaysScroll(page), `sideways scroll, ${where}`).toBe(0)
      }
    }
  })
}
