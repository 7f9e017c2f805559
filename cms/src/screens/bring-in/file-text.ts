import { Unusable } from '../../base/requests/refusal.ts'
import type { Words } from '../../base/words.ts'
import { FILE_LIMIT_BYTES, FILE_TOO_LARGE } from './file-limit.ts'

/** How files begin that are no plain text, as bytes in hexadecimal digits. */
const WORKBOOKS = ['504b0304', 'd0cf11e0']
const BYTE_ORDER = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** How many bytes of a character may be missing at the end of a file in UTF-8 that was cut off. */
const MOST_OF_ONE = 3

/**
 * The text of a file: UTF-8, the Shift_JIS of Excel in Japan, or the UTF-16 of its "Unicode text".
 * @throws Unusable for anything that is no table of text, saying what to do instead
 */
export function fileText(bytes: Uint8Array): string {
  if (bytes.byteLength > FILE_LIMIT_BYTES) throw new Unusable(FILE_TOO_LARGE)
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (WORKBOOKS.some((mark) => start.startsWith(mark))) throw new Unusable(WORKBOOK)
  const order = Object.entries(BYTE_ORDER).find(([mark]) => start.startsWith(mark))
  const text = order ? decoded(bytes, order[1]) : (decoded(bytes, 'utf-8') ?? shiftJis(bytes))
  if (text === null || text.includes('\0') || !text.isWellFormed()) throw new Unusable(NO_TEXT)
  return text
}

function shiftJis(bytes: Uint8Array): string | null {
  for (let missing = 1; missing <= MOST_OF_ONE; missing += 1) {
    if (isJapanese(decoded(bytes.subarray(0, -missing), 'utf-8'))) throw new Unusable(CUT_OFF)
  }
  const text = decoded(bytes, 'shift_jis')
  const isText = text !== null && !text.includes('\0')
  if (isText && isLatin(text)) throw new Unusable(OTHER_ENCODING)
  return text
}

/** One letter of Japan between Latin ones. */
const LONE = /[A-Za-z][\p{sc=Han}\p{sc=Katakana}][A-Za-z]/u
/** Letters of Japan that no accent becomes: it touches a Latin letter, and is one letter at the start of a word, or two in it. */
const JAPANESE = /(?<![A-Za-z]|[^\0-\x7f])(?:[^\0-\x7f]{2}|[^\0-\x7f](?![A-Za-z]))|[^\0-\x7f]{3}/

/**
 * Whether a text read as Shift_JIS is one of a Western encoding: an accent and the letter behind it become one
 * Japanese letter, as in "Saut馥d".
 */
function isLatin(text: string): boolean {
  return LONE.test(text) || !JAPANESE.test(text)
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

/** What staff read about a file that ends in the middle. */
export const CUT_OFF: Words = {
  en: 'The file seems to end in the middle. Please save it as CSV once more and choose it again.',
  ja: 'ファイルが途中で切れているようです。もう一度CSVで保存して、選び直してください。',
}

const SAVE_AS_CSV: Words = {
  en: 'In Excel choose File → Save As → “CSV UTF-8 (comma delimited)”; in Google Sheets File → Download → “Comma-separated values”. Then choose the new file here.',
  ja: 'Excelなら「ファイル」→「名前を付けて保存」→「CSV UTF-8（コンマ区切り）」、Googleスプレッドシートなら「ファイル」→「ダウンロード」→「カンマ区切り形式」で保存し、できたファイルを選んでください。',
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
