import { brokenWords } from '../../look/whole-words.ts'
import { expect } from '../../support/test.ts'
import { atWidths } from '../at-widths.ts'
import type { Question } from '../question.ts'

export const wholeWords: Question = {
  title: (path) =>
    `no line of ${path} ends inside an English word, however wide the window is made`,
  at: [1280],
  of: (path) => !path.startsWith('/ja'),
  ask: ({ page }) =>
    atWidths(page, async (width) =>
      expect(await page.evaluate(brokenWords), `at ${width} px`).toEqual([]),
    ),
}
