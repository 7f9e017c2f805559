import { withoutRadicals } from './radicals.ts'

/** Marks that stand apart from the kana or the letter they belong to. */
const MARKED = /[\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Latin}]\p{M}{1,4}/gu
/** Nobody sees these. Emoji and other scripts are put together with some of them, and keep theirs. */
const UNSEEN =
  /(?<=^|[\s\p{N}\p{P}\p{Sc}\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Latin}])[\u200B-\u200E\u2060\uFEFF]+/gu
/** Japanese keyboards and fonts show a backslash as a yen sign. */
const YEN = /\\(?=[0-9０-９])/g

/** A sign that some font or program had a letter for, and nobody else has; and one that could not be read. */
export const UNREADABLE = /[\p{Co}\uFFFD]/u

/**
 * The text with what PDFs, Macs and spreadsheets made of it put right, where it is certain what was meant.
 * Everything else stays: widths, older forms of characters and chosen variants are how somebody writes.
 */
export function mended(text: string): string {
  return withoutRadicals(text)
    .replace(MARKED, (marked) => marked.normalize('NFC'))
    .replace(UNSEEN, '')
    .replace(YEN, '¥')
}
