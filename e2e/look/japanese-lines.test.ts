import { PAGES } from '../found/pages.ts'
import { expect, test } from '../support/test.ts'
import { japaneseHeadings, type SetHeading } from './lines.ts'

const WIDTHS = [320, 390, 768, 1280]

/** Characters that may not start a line (JIS X 4051), as far as a heading has them. */
const NOT_FIRST = /^[、。，．・：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥]/

/** Lines that begin in the middle of a phrase. */
function brokenPhrases({ lines, phrases }: SetHeading): string[] {
  const starts = new Set<number>()
  let offset = 0
  for (const phrase of phrases) {
    starts.add(offset)
    offset += phrase.length
  }
  let start = 0
  return lines.filter((line) => {
    const isBroken = !starts.has(start)
    start += line.length
    return isBroken
  })
}

for (const { path } of PAGES.filter(({ lang }) => lang === 'ja')) {
  test(`no heading of ${path} breaks inside a phrase`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const headings = await japaneseHeadings(page)
      expect(headings.length).toBeGreaterThan(0)
      const lines = headings.flatMap((heading) => heading.lines)
      expect(
        lines.filter((line) => NOT_FIRST.test(line)),
        `first at ${width} px`,
      ).toEqual([])
      expect(headings.flatMap(brokenPhrases), `broken at ${width} px`).toEqual([])
    }
  })
}
