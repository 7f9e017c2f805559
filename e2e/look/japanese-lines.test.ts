import { ENGINES, engineTest as test } from '../support/engines.ts'
import { PAGES } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { japaneseHeadings, type SetHeading } from './lines.ts'

/** How introductions in large type begin, which must have phrases like headings. */
const INTRODUCTIONS: { [path: string]: string[] } = {
  '/ja': ['宿、食卓、', 'どの事業も、', '勤務表より先に、'],
  '/ja/about': ['お約束には、'],
  '/ja/restaurants': ['火の入れ方も、'],
  '/ja/restaurants/shiobi': ['火を入れるのは、'],
}

const WIDTHS = [320, 390, 450, 768, 1280]
/** WebKit's window is no narrower. */
const WEBKIT_LEAST = 447

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

for (const name of ENGINES) {
  for (const { path } of PAGES.filter(({ lang }) => lang === 'ja')) {
    test(`no heading or introduction of ${path} breaks inside a phrase in ${name}`, async ({
      engines,
      site,
    }) => {
      const engine = await engines(name)
      await engine.open(site.origin + path)
      await engine.evaluate(() => document.fonts.ready.then(() => null))
      for (const width of WIDTHS.filter((width) => name !== 'webkit' || width >= WEBKIT_LEAST)) {
        await engine.resize(width, 800)
        const headings = await engine.evaluate(japaneseHeadings)
        expect(headings.length).toBeGreaterThan(0)
        const prepared = headings
          .filter(({ phrases }) => phrases.length > 2)
          .map(({ phrases }) => phrases.join(''))
        for (const start of INTRODUCTIONS[path] ?? []) {
          expect(prepared.some((text) => text.startsWith(start))).toBe(true)
        }
        const lines = headings.flatMap((heading) => heading.lines)
        expect(
          lines.filter((line) => NOT_FIRST.test(line)),
          `first at ${width} px`,
        ).toEqual([])
        expect(headings.flatMap(brokenPhrases), `broken at ${width} px`).toEqual([])
      }
    })
  }
}
