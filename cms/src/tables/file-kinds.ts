import type { Words } from '../base/words.ts'

/** How a file begins, as bytes in hexadecimal digits, at which place, and what it then is. */
const KINDS: readonly { begin: string; at?: number; kind: Kind }[] = [
  { begin: '504b0304', kind: 'zip' },
  { begin: 'd0cf11e0', kind: 'workbook' },
  { begin: '25504446', kind: 'pdf' },
  { begin: '89504e47', kind: 'picture' },
  { begin: 'ffd8ff', kind: 'picture' },
  { begin: '47494638', kind: 'picture' },
  { begin: '52494646', kind: 'picture' },
  { begin: '424d', at: 0, kind: 'bitmap' },
  { begin: '49492a00', kind: 'picture' },
  { begin: '4d4d002a', kind: 'picture' },
  { begin: '66747970', at: 4, kind: 'picture' },
  { begin: '7b5c727466', kind: 'document' },
]

type Kind = 'zip' | 'workbook' | 'pdf' | 'picture' | 'bitmap' | 'document'

/** Where the names of the parts of a zipped document are looked for, in bytes. */
const NAMES_WITHIN = 8192

/** What to do with a file that is no text, by what it holds and not by its name; `null` for a text. */
export function noTextFile(bytes: Uint8Array): Words | null {
  const found = KINDS.find(({ begin, at = 0 }) => hex(bytes, at, begin.length / 2) === begin)
  if (!found) return null
  switch (found.kind) {
    case 'zip':
      return zipped(new TextDecoder('latin1').decode(bytes.subarray(0, NAMES_WITHIN)))
    case 'workbook':
      return WORKBOOK
    case 'pdf':
      return PDF
    // "BM" may begin a word: only a bitmap has zeros behind its size.
    case 'bitmap':
      return hex(bytes, 6, 4) === '00000000' ? PICTURE : null
    case 'picture':
      return PICTURE
    case 'document':
      return DOCUMENT
  }
}

function hex(bytes: Uint8Array, at: number, count: number): string {
  return Array.from(bytes.subarray(at, at + count), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A zipped document, by the names of its parts. */
function zipped(names: string): Words {
  if (/Index\/|Metadata\/|\.iwa/.test(names)) return NUMBERS
  if (/word\/|opendocument\.text/.test(names)) return DOCUMENT
  return WORKBOOK
}

/** How a table comes out of a program that does not save it as text. */
const COPY: Words = {
  en: 'Open the file, select the cells of the table, copy them, and paste them here.',
  ja: 'ファイルを開き、表のセルを選んでコピーし、ここに貼り付けてください。',
}

/** The same where nothing can be pasted, as on a command line. */
export const SAVE_AS_CSV: Words = {
  en: 'Or save it as CSV: in Excel with File → Save As → “CSV UTF-8 (comma delimited)”, in Google Sheets with File → Download → “Comma-separated values”, in Numbers with File → Export To → CSV.',
  ja: 'CSVで保存しても使えます。Excelなら「ファイル」→「名前を付けて保存」→「CSV UTF-8（コンマ区切り）」、Googleスプレッドシートなら「ファイル」→「ダウンロード」→「カンマ区切り形式」、Numbersなら「ファイル」→「書き出す」→「CSV」です。',
}

function refusal(en: string, ja: string): Words {
  return { en: `${en} ${COPY.en} ${SAVE_AS_CSV.en}`, ja: `${ja}${COPY.ja}${SAVE_AS_CSV.ja}` }
}

const WORKBOOK = refusal(
  'This is an Excel workbook, which cannot be read as it is.',
  'Excelブックのままでは読み取れません。',
)

const NUMBERS = refusal(
  'This is a Numbers spreadsheet, which cannot be read as it is.',
  'Numbersの書類のままでは読み取れません。',
)

const DOCUMENT = refusal(
  'This is a document of a word processor, which cannot be read as it is.',
  '文書ファイルのままでは読み取れません。',
)

const PDF: Words = {
  en: `This is a PDF, which cannot be read as it is. ${COPY.en} If its text cannot be copied, it is a picture: please type the dishes.`,
  ja: `PDFのままでは読み取れません。${COPY.ja}文字を選べないPDFは画像ですので、品を入力してください。`,
}

const PICTURE: Words = {
  en: 'This is a picture, which cannot be read. Please choose the table it was made from, or type the dishes.',
  ja: '画像は読み取れません。元の表を使うか、品を入力してください。',
}
