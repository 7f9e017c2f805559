import { expect } from '../support/test.ts'
import type { SetHeading } from './lines.ts'

/** How introductions in large type begin, which must have phrases like headings. */
const INTRODUCTIONS: { [path: string]: string[] } = {
  '/ja': ['宿、食卓、', 'どの事業も、', '勤務表より先に、'],
  '/ja/about': ['お約束には、'],
  '/ja/restaurants': ['火の入れ方も、'],
  '/ja/restaurants/shiobi': ['火を入れるのは、'],
}

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

/**
 * Fails where a heading or introduction of a page, as it is set, breaks inside a phrase.
 * @param where said in the failure
 */
export function expectWholePhrases(
  path: string,
  headings: readonly SetHeading[],
  where: string,
): void {
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
    `first ${where}`,
  ).toEqual([])
  expect(headings.flatMap(brokenPhrases), `broken ${where}`).toEqual([])
}
