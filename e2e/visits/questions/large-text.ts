import type { Locator } from '@playwright/test'
import { sidewaysScroll, textsOutside } from '../../look/fits.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

export const largeText: Question = {
  title: (path) =>
    `with text of twice the size the header of ${path} stays whole, and all of it inside the window`,
  at: [320, 390, 1280],
  async ask({ page, width }) {
    const banner = page.getByRole('banner')
    for (const size of ['100%', '32px']) {
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size
      }, size)
      const { words, lines } = await wordsAndLines(banner.getByRole('link').first())
      expect(lines, `lines of the name, ${size}`).toBeLessThanOrEqual(words)
      if (width < 1280)
        await expect(banner.getByRole('button', { name: /menu|メニュー/i })).toBeInViewport({
          ratio: 1,
        })
      expect(await textsOutside(page), `cut, ${size}`).toEqual([])
      expect(await sidewaysScroll(page), `sideways scroll, ${size}`).toBe(0)
    }
    await page.locator('html').evaluate((html) => html.style.removeProperty('font-size'))
  },
}

/** Of the company's name: how many words it has, and how many lines they take. */
function wordsAndLines(name: Locator): Promise<{ words: number; lines: number }> {
  return name.evaluate((link) => {
    const text = link.lastElementChild?.firstChild
    if (!(text instanceof Text)) throw new Error('The name is no text')
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = new Set([...range.getClientRects()].map(({ top }) => top))
    return { words: text.data.trim().split(/\s+/).length, lines: lines.size }
  })
}
