import type { Words } from '../base/words.ts'
import { noTextFile, SAVE_AS_CSV } from './file-kinds.ts'
import { hasTable, textOfHtml } from './html.ts'

/** The largest file that is read. */
const FILE_LIMIT_BYTES = 10 * 1024 * 1024

const BYTE_ORDER = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** How many bytes of a character may be missing at the end of a file in UTF-8 that was cut off. */
const MOST_OF_ONE = 3

/**
 * The text of a file with a table: UTF-8, the Shift_JIS of Excel in Japan, or the UTF-16 of its "Unicode text".
 * For anything else a sentence that says what to do instead.
 */
export function fileText(bytes: Uint8Array): string | Words {
  if (bytes.byteLength > FILE_LIMIT_BYTES) return TOO_LARGE
  const other = noTextFile(bytes)
  if (other) return other
  const start = Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16)).join('')
  const order = Object.entries(BYTE_ORDER).find(([mark]) => start === mark)
  const read = () =>
    bytes.includes(0) ? unmarked(bytes) : (decoded(bytes, 'utf-8') ?? shiftJis(bytes))
  const text = order ? decoded(bytes, order[1]) : read()
  if (text === null || (typeof text === 'string' && !isPlain(text))) return NO_TEXT
  // Some tills name a page with a table as they name a workbook.
  return typeof text === 'string' && /^\s*</.test(text) && hasTable(text) ? textOfHtml(text) : text
}

/** A text in UTF-16 without its mark: it has lines or separators, whose bytes have a zero beside them. */
function unmarked(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1) return null
  const texts = Object.values(BYTE_ORDER).map((order) => decoded(bytes, order))
  return (
    texts.find(
      (text) => text !== null && isPlain(text) && /[\t\n,]/.test(text) && !ODD.test(text),
    ) ?? null
  )
}

/** What no menu has: signs for machines, and characters of no language. */
const ODD = /(?![\t\n\r])[\p{Cc}\p{Cn}\p{Co}]/u

function isPlain(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function shiftJis(bytes: Uint8Array): string | Words | null {
  for (let missing = 1; missing <= MOST_OF_ONE; missing += 1) {
    if (isJapanese(decoded(bytes.subarray(0, -missing), 'utf-8'))) return CUT_OFF
  }
  const text = decoded(bytes, 'shift_jis')
  if (text === null || !isPlain(text)) return text
  return isLatin(text) || isEuc(bytes, text) ? OTHER_ENCODING : text
}

/** Half-width kana, as tills write them; one alone is a sign of another encoding: ° £ ©. */
const NARROW = /[\uFF61-\uFF9F]{2}/
const WIDE = /[^\0-\x7f\uFF61-\uFF9F]/

/**
 * Whether a text of nothing but half-width kana is Japanese of an older encoding, in which the same bytes are words of
 * every menu.
 */
function isEuc(bytes: Uint8Array, text: string): boolean {
  const other = WIDE.test(text.replace(/[\uE000-\uF8FF]/g, '')) ? null : decoded(bytes, 'euc-jp')
  return other !== null && /[ぁ-んァ-ヴ]|品名|商品|価格|料理|分類|店名|円/.test(other)
}

/** One letter of Japan between Latin ones, the mark of a voiced kana behind one, or a character of nobody beside one. */
const LONE = /[A-Za-z](?:[\p{sc=Han}\p{sc=Katakana}][A-Za-z]|[\uFF9E\uFF9F\p{Co}])|\p{Co}[A-Za-z]/u
/** The yen sign of Windows before a price; Japanese lists have the same point before a number. */
const YEN = /\uFF65(?=\d)/g
/** Letters of Japan that no accent becomes: it touches a Latin letter, and is one letter at the start of a word, or two in it. */
const JAPANESE = /(?<![A-Za-z]|[^\0-\x7f])(?:[^\0-\x7f]{2}|[^\0-\x7f](?![A-Za-z]))|[^\0-\x7f]{3}/

/**
 * Whether a text read as Shift_JIS is one of a Western encoding: an accent and the letter behind it become one
 * Japanese letter, as in "Saut馥d".
 */
function isLatin(text: string): boolean {
  if (!WIDE.test(text) && !NARROW.test(text)) return true
  return LONE.test(text) || !JAPANESE.test(text.replace(YEN, ''))
}

/** Whether a text has other letters than those that all encodings share. */
function isJapanese(text: string | null): boolean {
  return text !== null && /[^\0-\x7f]/.test(text)
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What is said of a table that ends in the middle. */
export const CUT_OFF: Words = {
  en: 'The file seems to end in the middle. Please save it as CSV once more and use the new file.',
  ja: 'ファイルが途中で切れているようです。もう一度CSVで保存し、できたファイルを使ってください。',
}

const TOO_LARGE: Words = {
  en: 'The file is larger than 10 MB. Please divide it into several files.',
  ja: 'ファイルが10MBを超えています。いくつかのファイルに分けてください。',
}

const OTHER_ENCODING: Words = {
  en: `Letters with accents (é, ü, ñ) cannot be read in the way this file was saved, and which ones they are was not guessed. Please save it once more as UTF-8. ${SAVE_AS_CSV.en}`,
  ja: `「é」「ü」などの文字を読み取れない形式で保存されています。文字の種類を決められないため、読み取っていません。UTF-8で保存し直してください。${SAVE_AS_CSV.ja}`,
}

const NO_TEXT: Words = {
  en: `This file is no table that can be read. ${SAVE_AS_CSV.en}`,
  ja: `表として読み取れないファイルです。${SAVE_AS_CSV.ja}`,
}
