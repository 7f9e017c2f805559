import { PHRASE_BREAK } from '@noren/contract/phrase-break'
import { withPhrases } from '../../cms/src/publish/phrases.ts'
import { expect } from '../support/test.ts'
import type { SetText } from './lines.ts'

/** The first words of long introductions in large type, whose phrases a publish marks. */
const INTRODUCTIONS: { [path: string]: string[] } = {
  '/ja': ['宿、食卓、', 'どの事業も、', '勤務表より先に、'],
  '/ja/about': ['お約束には、'],
  '/ja/restaurants/shiobi': ['火を入れるのは、'],
}

/** A longer text without marks is running text, whose lines are full. */
const LONGEST = 60

/** Names nobody can break between words: addresses of places, mail and pages. */
const ADDRESS = /[都道府県].*[市郡区].*\d-\d|\w@\w|https?:/

/** Characters that must not start a line (JIS X 4051), of those that occur, and those that close a text. */
const NOT_FIRST = /^[、。，．・：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥]/
const CLOSING = /[\s、。．？！）」』]/g

/** A line may end here, whatever the words are. */
const PAUSE = /[\s、。，：？！）」』・／〜｜→]$/
const OPENING = /^[「『（]/

/** Also between a verb, の or も and its noun, and after を, where the parser keeps short words together. */
const BEFORE_NOUN = /(?:[るくぐうすぶむたのもて]|たい|および)$/
const NOUN = /^[おご]?[\p{Script=Han}ァ-ヶ]/u
const OBJECT = /を$/

/**
 * Fails where a line of a Japanese text begins inside a phrase, or the last one is a single letter.
 * @param where named in the failure
 */
export function expectWholePhrases(path: string, texts: readonly SetText[], where: string): void {
  const short = texts.filter(
    ({ text, marks }) =>
      (text.trim().length <= LONGEST || (marks.length > 0 && !text.includes('\n'))) &&
      !ADDRESS.test(text),
  )
  expect(short.length).toBeGreaterThan(20)
  for (const words of INTRODUCTIONS[path] ?? []) {
    const found = short.some(({ text, marks }) => text.startsWith(words) && marks.length > 1)
    expect(found, words).toBe(true)
  }
  expect(short.flatMap(brokenLines), `broken ${where}`).toEqual([])
}

function brokenLines({ text, starts }: SetText): string[] {
  const ends = new Set<number>()
  let end = 0
  for (const phrase of withPhrases(text).split(PHRASE_BREAK)) {
    end += phrase.length
    ends.add(end)
  }
  return starts.flatMap((start, index) => {
    const before = text.slice(0, start)
    const after = text.slice(start)
    const isLast = index === starts.length - 1
    const isAlone = isLast && after.replace(CLOSING, '').length < 2
    return isAlone || !isEnd(before, after, ends)
      ? [`${before}／${after}`.replaceAll('\n', ' ')]
      : []
  })
}

function isEnd(before: string, after: string, ends: ReadonlySet<number>): boolean {
  if (NOT_FIRST.test(after)) return false
  return (
    ends.has(before.length) ||
    PAUSE.test(before) ||
    OPENING.test(after) ||
    OBJECT.test(before) ||
    (BEFORE_NOUN.test(before) && NOUN.test(after))
  )
}
