import type { Asked } from './asked.ts'
import type { Problem } from './problems.ts'

/** What is filled in when a text is published, such as `{phone}`. */
export function bracesOf(text: string): string[] {
  return text.match(/\{[^{}\n]*\}/g) ?? []
}

/** A draft longer than this many times its source, and a few words, says something else. */
const LONGEST_BY = 6
const FEW_WORDS = 200

/** Why a draft is not kept; `null` when staff may read it. */
export function problemOf(draft: string, { text, to, maxLength, terms }: Asked): Problem | null {
  if (draft === '') return 'unreadable'
  const most = Math.min(maxLength ?? Number.POSITIVE_INFINITY, text.length * LONGEST_BY + FEW_WORDS)
  if (draft.length > most) return 'tooLong'
  const [before, after] = [text, draft].map((each) => bracesOf(each).sort().join(' '))
  if (before !== after) return 'braces'
  if (draft.split('\n').length !== text.split('\n').length) return 'lines'
  const own = terms.reduce((left, { target }) => left.replaceAll(target, ''), draft)
  return isIn(to, withoutAside(own)) ? null : 'language'
}

/** Restaurants put the word of the other language beside theirs: Kaiseki (懐石). */
function withoutAside(text: string): string {
  const main = text.replace(/[(（][^()（）]*[)）]/g, '')
  return /\p{L}/u.test(main) ? main : text
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a text can be in a language, by its letters: Japanese has its own. */
function isIn(tag: string, text: string): boolean {
  if (tag === 'ja') return JAPANESE.test(text) || !/\p{L}{2}/u.test(text)
  return !(tag === 'en' ? JAPANESE : KANA).test(text)
}
