import type { HtmlLang } from '@noren/contract/language'
import { LANGUAGE } from '@noren/contract/language'
import type { Texts } from './types.ts'

export const JA: HtmlLang = LANGUAGE.jp.htmlLang
export const EN: HtmlLang = LANGUAGE.en.htmlLang

/** No name or heading is longer; in a longer text nothing is looked for. */
const MOST_LETTERS = 300

const JAPANESE = /[\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
/** Latin letters and what stands between them. */
const LATIN =
  /^[\p{sc=Latin}\d\s&'’.,:;!?()%/+*"“”-]*\p{sc=Latin}{2}[\p{sc=Latin}\d\s&'’.,:;!?()%/+*"“”-]*$/u

export function isJapanese(text: string): boolean {
  return JAPANESE.test(text)
}

export function isLatin(text: string): boolean {
  return text.length <= MOST_LETTERS && LATIN.test(text)
}

/** The tag of the language a text is written in. */
export function tagOf(text: string): HtmlLang {
  return isLatin(text) ? EN : JA
}

/** A text that holds the same in both languages, one on each line or side of a slash; otherwise `null`. */
export function inBoth(text: string): Texts | null {
  if (text.length > MOST_LETTERS) return null
  const parts = text.split(/\s*\n\s*|\s*[/／|｜]\s*/).filter((part) => part !== '')
  const [one = '', other = ''] = parts
  if (parts.length !== 2) return null
  if (isJapanese(one) && isLatin(other)) return { [JA]: one, [EN]: other }
  return isJapanese(other) && isLatin(one) ? { [JA]: other, [EN]: one } : null
}

const DECORATED =
  /^\s*(?:[■□◆◇●○◎★☆▼▽▲△◼◾▪❖♦►▶#＃]+|[-=＝―─━~〜～*＊]{2,})\s*|\s*(?:[■□◆◇●○◎★☆▼▽▲△◼◾▪❖♦]+|[-=＝―─━~〜～*＊]{2,})\s*$/g
const BRACKETED = /^\s*[【〈《［[<＜「『](.{1,40}?)[】〉》］\]>＞」』]\s*(.*)$/s

/** A heading without the signs around it: `【前菜】`, `■ 焼き物`, `--- Drinks ---`; `null` for a text without any. */
export function decorated(text: string): string | null {
  if (text.length > MOST_LETTERS) return null
  const bare = text.replace(DECORATED, '')
  const [, inside, rest = ''] = BRACKETED.exec(bare) ?? []
  const heading = inside ? `${inside} ${rest}`.trim() : bare.trim()
  return heading !== text.trim() && heading !== '' ? heading : null
}

/** The name of a category, in both languages where it has them: `前菜 Appetizers`. */
export function categoryOf(text: string): Texts {
  if (text.length > MOST_LETTERS) return { [tagOf(text)]: text }
  const both = inBoth(text)
  if (both) return both
  const [, ja = '', en = ''] = /^([^A-Za-z]*\S)\s+([A-Za-z].*)$/s.exec(text.trim()) ?? []
  if (isJapanese(ja) && isLatin(en)) return { [JA]: ja, [EN]: en }
  return { [tagOf(text)]: text.trim() }
}

/** The texts with another one behind what is written in its language. */
export function withMore(texts: Texts, more: string, between = '・'): Texts {
  const tag = tagOf(more)
  const own = texts[tag]
  return { ...texts, [tag]: own ? `${own}${between}${more}` : more }
}
