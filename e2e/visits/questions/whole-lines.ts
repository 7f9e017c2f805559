import { brokenLines } from '../../look/broken-lines.ts'
import { shownTexts } from '../../look/lines.ts'
import { expect } from '../../support/test.ts'
import { atWidths } from '../at-widths.ts'
import type { Question } from '../question.ts'

/** A small phone, a phone, a tablet, a laptop, a large screen. */
const WIDTHS = [320, 390, 834, 1440, 2560]

export const wholeLines: Question = {
  title: (path) =>
    `no line of ${path} begins with a small kana, parts a date or a number from its unit, or leaves a word alone at the end`,
  at: [1280],
  ask: ({ page }) =>
    atWidths(
      page,
      async (width) => {
        const texts = await page.evaluate(shownTexts, true)
        expect(texts.length).toBeGreaterThan(20)
        expect(texts.flatMap(brokenLines), `at ${width} px`).toEqual([])
      },
      WIDTHS,
    ),
}
