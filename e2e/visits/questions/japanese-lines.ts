import { japaneseTexts } from '../../look/lines.ts'
import { expectWholePhrases } from '../../look/whole-phrases.ts'
import { atWidths } from '../at-widths.ts'
import type { Question } from '../question.ts'

export const japaneseLines: Question = {
  title: (path) => `no short text of ${path} breaks inside a phrase in chromium`,
  at: [320, 390, 450, 768, 834, 1280, 1440],
  of: (path) => path.startsWith('/ja'),
  ask: async ({ page, path, width }) =>
    expectWholePhrases(path, await page.evaluate(japaneseTexts), `at ${width} px`),
}

export const japaneseLinesOfOtherWindows: Question = {
  title: (path) => `nor does one of ${path}, however wide the window is made`,
  at: [1280],
  of: (path) => path.startsWith('/ja'),
  ask: ({ page, path }) =>
    atWidths(page, async (width) =>
      expectWholePhrases(path, await page.evaluate(japaneseTexts), `at ${width} px`),
    ),
}
