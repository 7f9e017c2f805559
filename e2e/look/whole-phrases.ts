import { expect } from '../support/test.ts'
import type { SetHeading } from './lines.ts'

/**
 * The first words of introductions in large type whose text must mark its phrases as headings do.
 */
const INTRODUCTIONS: { [path: string]: string[] } = {
  '/ja': ['宿、食卓、', 'どの事業も、', '勤務表より先に、'],
  '/ja/about': ['お約束には、'],
  '/ja/restaurants': ['火の入れ方も、'],
  '/ja/restaurants/shiobi': ['火を入れるのは、'],
}

/** Characters that must not start a line (JIS X 4051), of those that occur in headings. */
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
 * Fails where a rendered heading or introduction of a page breaks inside a phrase.
 * @param where named in the failure
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
