import { japaneseHeadings } from '../../look/lines.ts'
import { expectWholePhrases } from '../../look/whole-phrases.ts'
import { isPage } from '../pages.ts'
import type { Question } from '../question.ts'

export const japaneseLines: Question = {
  title: (path) => `no heading or introduction of ${path} breaks inside a phrase in chromium`,
  at: [320, 390, 450, 768, 1280],
  of: (path) => isPage(path) && path.startsWith('/ja'),
  ask: async ({ page, path, width }) =>
    expectWholePhrases(path, await page.evaluate(japaneseHeadings), `at ${width} px`),
}
