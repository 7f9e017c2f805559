import { isJapanese, shownTexts } from '../../look/lines.ts'
import { expectWholePhrases } from '../../look/whole-phrases.ts'
import { atWidths } from '../at-widths.ts'
import type { Question } from '../question.ts'

export const japaneseLines: Question = {
  title: (path) =>
    `no short text of ${path} breaks inside a phrase, however wide the window is made`,
  at: [1280],
  of: (path) => path.startsWith('/ja'),
  ask: ({ page, path }) =>
    atWidths(page, async (width) =>
      expectWholePhrases(
        path,
        (await page.evaluate(shownTexts, false)).filter(isJapanese),
        `at ${width} px`,
      ),
    ),
}
