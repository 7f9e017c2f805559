import type { Words } from '../base/words.ts'

/** The largest file that is read. */
const FILE_LIMIT_BYTES = 10 * 1024 * 1024

/** How files begin that are no plain text, as bytes in hexadecimal digits. */
const WORKBOOKS = ['504b0304', 'd0cf11e0']
const BYTE_ORDER = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** How many bytes of a character may be missing at the end of a file in UTF-8 that was cut off. */
const MOST_OF_ONE = 3

/**
 * The text of a file with a table: UTF-8, the Shift_JIS of Excel in Japan, or the UTF-16 of its "Unicode text".
 * For anything else a sentence that says what to do instead.
 */
export function fileText(bytes: Uint8Array): string | Words {
  if (bytes.byteLength > FILE_LIMIT_BYTES) return TOO_LARGE
  const first = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'))
  const start = first.join('')
  if (WORKBOOKS.includes(start)) return WORKBOOK
  const order = Object.entries(BYTE_ORDER).find(([mark]) => start.startsWith(mark))
  const text = order ? decoded(bytes, order[1]) : (decoded(bytes, 'utf-8') ?? shiftJis(bytes))
  if (text === null || (typeof text === 'string' && !isPlain(text))) return NO_TEXT
  return text
}

function isPlain(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function shiftJis(bytes: Uint8Array): string | Words | null {
  for (let missing = 1; missing <= MOST_OF_ONE; missing += 1) {
    if (isJapanese(decoded(bytes.subarray(0, -missing), 'utf-8'))) return CUT_OFF
  }
  const text = decoded(bytes, 'shift_jis')
  return text !== null && isPlain(text) && isLatin(text) ? OTHER_ENCODING : text
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

const SAVE_AS_CSV: Words = {
  en: 'In Excel choose File → Save As → “CSV UTF-8 (comma delimited)”; in Google Sheets File → Download → “Comma-separated values”. Then use the new file.',
  ja: 'Excelなら「ファイル」→「名前を付けて保存」→「CSV UTF-8（コンマ区切り）」、Googleスプレッドシートなら「ファイル」→「ダウンロード」→「カンマ区切り形式」で保存し、できたファイルを使ってください。',
}

const WORKBOOK: Words = {
  en: `This is an Excel workbook, which cannot be read as it is. ${SAVE_AS_CSV.en}`,
  ja: `Excelブックのままでは読み取れません。${SAVE_AS_CSV.ja}`,
}

const OTHER_ENCODING: Words = {
  en: `Letters with accents (é, ü, ñ) cannot be read in the way this file was saved. ${SAVE_AS_CSV.en}`,
  ja: `「é」「ü」などの文字を読み取れない形式で保存されています。${SAVE_AS_CSV.ja}`,
}

const NO_TEXT: Words = {
  en: `This file is no table that can be read. ${SAVE_AS_CSV.en}`,
  ja: `表として読み取れないファイルです。${SAVE_AS_CSV.ja}`,
}
