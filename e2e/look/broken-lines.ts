import type { SetText } from './lines.ts'

/** What must stay on one line wherever a line can be that long, in Japanese and in English. */
const WHOLE: { [language: string]: RegExp } = {
  ja: /(?:\d{4}年)?\d+月\d+日|\d+(?:年|月|日|時|分|名|人|卓|席|品|個|本|回|軒|歳|円|km|m|%|％)|（[^（）\n]{1,13}）|\d{3}-\d{4}|\d[\d:]*[〜–][翌\d:]+/gu,
  en: /\([^()\n]{1,16}\)|Japan \d{3}-\d{4}|Kanagawa, Japan$|IC cards|\d+ servings a day|\d+ (?:minutes?|guests|people|seats|km|m|g)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+|\b\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December)|[\w:]+–[\w:]+/gu,
}

/** Small kana, and punctuation that belongs to the letter before it. */
const NOT_FIRST = /^[、。，．・：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥]/
const KATAKANA = /[ァ-ヺー]/

/** As few letters as look forgotten on the last line of a paragraph. */
const FORGOTTEN = 3
const PARAGRAPHS = /^(?:p|li|dd|figcaption)$/

/** A text of fewer letters is a name or a label. */
const SENTENCE: { [language: string]: number } = { ja: 20, en: 30 }

/** The faults of a text's lines, each with the text broken where its line ends. */
export function brokenLines(set: SetText): string[] {
  const { text, starts } = set
  return [...faults()].map(([fault, at]) =>
    `${fault}: ${text.slice(0, at)}／${text.slice(at)}`.replaceAll(/\s+/g, ' '),
  )

  function* faults(): Generator<[fault: string, at: number]> {
    for (const start of starts) {
      if (NOT_FIRST.test(text.slice(start))) yield ['begins with what follows', start]
      if (isInsideName(set, start)) yield ['inside a word', start]
    }
    for (const { 0: whole, index } of text.matchAll(WHOLE[set.language] ?? /$^/gu)) {
      const at = starts.find((start) => start > index && start < index + whole.length)
      if (at && long(set, index, whole.length) < set.room) yield [`inside ${whole}`, at]
    }
    const last = starts.at(-1)
    if (last && PARAGRAPHS.test(set.element) && isForgotten(set, last)) yield ['last line', last]
  }
}

/** Whether a line of a short text begins inside katakana where the page has no mark. */
function isInsideName({ text, marks, language }: SetText, start: number): boolean {
  if (language !== 'ja' || text.length > 60 || marks.includes(start)) return false
  return KATAKANA.test(text[start - 1] ?? '') && KATAKANA.test(text[start] ?? '')
}

function isForgotten(set: SetText, last: number): boolean {
  const words = set.text.slice(last).trim()
  const sentence = set.text.trim().split('\n').at(-1) ?? ''
  if (sentence.length < (SENTENCE[set.language] ?? 0)) return false
  if (set.language === 'ja') return words.length <= FORGOTTEN
  const before = set.text.slice(0, last).trim().split(/\s/).at(-1) ?? ''
  return !/\s/.test(words) && words.length < 10 && before.length < 10 && before !== '·'
}

function long({ lengths }: SetText, from: number, letters: number): number {
  return lengths.slice(from, from + letters).reduce((sum, length) => sum + length, 0)
}
