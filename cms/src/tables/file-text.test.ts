import { expect, test } from 'vitest'
import { fileText } from './file-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** What is said of a file that is not read. */
function refusalOf(file: Uint8Array): string {
  const read = fileText(file)
  return typeof read === 'string' ? 'It is read.' : read.ja
}

test('files of Excel and of Google Sheets are read in the encodings they are saved in', () => {
  const ofExcel = Buffer.from('935896bc2c8f5a8f8a0a92aa89ce2c90808e71', 'hex')
  expect(fileText(ofExcel)).toBe('店名,住所\n潮火,逗子')
  expect(fileText(utf8('\uFEFF店名,住所'))).toBe('店名,住所')
  expect(fileText(utf8('店名,住所'))).toBe('店名,住所')
  expect(fileText(Buffer.from('\uFEFF店名\t住所', 'utf16le'))).toBe('店名\t住所')
})

test('a workbook of Excel is refused with the way to save it as CSV', () => {
  expect(refusalOf(Buffer.from('504b030414000600', 'hex'))).toContain(
    '「名前を付けて保存」→「CSV UTF-8（コンマ区切り）」',
  )
})

test('a picture, a file that is too large and half a file are refused, each with its reason', () => {
  const picture = Buffer.from('89504e470d0a1a0a0000', 'hex')
  expect(refusalOf(picture)).toContain('画像は読み取れません')
  expect(refusalOf(utf8('店名\0'))).toContain('表として読み取れないファイルです')
  expect(refusalOf(new Uint8Array(11_000_000))).toContain('10MB')
  expect(refusalOf(utf8('店名,住所\n潮火').subarray(0, -1))).toContain('途中で切れているようです')
})

test('a table with accents that was saved in a Western encoding is refused, not read as Japanese (complaints W8)', () => {
  const windows = (text: string) => Buffer.from(text, 'latin1')
  const mac = (text: string) =>
    Buffer.from(text.replace('é', '\x8e').replace('ñ', '\x96'), 'latin1')
  for (const file of [
    windows('Restaurant,Dish,Price\nShiobi,Sautéed spinach,900'),
    windows('Restaurant,Dish,Price\nShiobi,Crème caramel,900\n,Purée of pumpkin,800'),
    windows('Restaurant,Dish,Price\nShiobi,Purée of pumpkin,800'),
    mac('Restaurant,Dish,Price\nShiobi,Jalapeño,900'),
    mac('Restaurant,Dish,Price\nShiobi,Entrée,900'),
  ]) {
    expect(refusalOf(file)).toContain('「é」「ü」などの文字を読み取れない形式')
  }
})

test('capitals with accents and a yen sign of Windows are no half-width kana (complaints W8)', () => {
  for (const text of [
    'Dish,Price\nKöln ÖÖÖ,900',
    'Dish,Price\nSchön ÀÈÌ,900',
    'Dish,Price\nRamen,¥900',
    'Dish,Price\n"Ramen, large","¥1,200"',
    'Dish,Price\nStraße ÖÖÖ,900',
  ]) {
    expect([text, refusalOf(Buffer.from(text, 'latin1'))]).toEqual([
      text,
      expect.stringContaining('「é」「ü」などの文字を読み取れない形式'),
    ])
  }
  // ﾋﾞｰﾙ,･3種盛り
  const japanese = Buffer.from('cbdeb0d92ca5338eed90b782e8', 'hex')
  expect(fileText(japanese)).toBe('ﾋﾞｰﾙ,･3種盛り')
})

test('Japanese beside Latin letters is read from Shift_JIS (complaints W8)', () => {
  const ofExcel = Buffer.from('935882cc4192e890482c83728341', 'hex')
  expect(fileText(ofExcel)).toBe('店のA定食,ビア')
  const kanji = Buffer.from('446973682c50726963650a92b789ae424c542c393030', 'hex')
  expect(fileText(kanji)).toBe('Dish,Price\n長屋BLT,900')
})

test('a file that is no text says what it is by its content, and to open it, copy and paste', () => {
  const zip = (part: string) =>
    Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.from(part)])
  for (const [file, words] of [
    [
      zip('xl/workbook.xml'),
      'Excelブックのままでは読み取れません。ファイルを開き、表のセルを選んでコピーし、ここに貼り付けてください。',
    ],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Excelブックのままでは読み取れません。'],
    [zip('Index/Document.iwa'), 'Numbersの書類のままでは読み取れません。'],
    [zip('word/document.xml'), '文書ファイルのままでは読み取れません。'],
    [Buffer.from('%PDF-1.7'), 'PDFのままでは読み取れません。'],
    [Buffer.from('ffd8ffe000104a464946', 'hex'), '画像は読み取れません。'],
    [Buffer.from('000000186674797068656963', 'hex'), '画像は読み取れません。'],
  ] as const) {
    expect(refusalOf(file)).toContain(words)
  }
  expect(fileText(utf8('BM,Price\nBM set,900'))).toBe('BM,Price\nBM set,900')
})

test('text in UTF-16 is read in both orders, with and without its mark', () => {
  const little = Buffer.from('品名\t価格\r\n鯵\t900', 'utf16le')
  const big = Buffer.from(little).swap16()
  expect(fileText(little)).toBe('品名\t価格\r\n鯵\t900')
  expect(fileText(big)).toBe('品名\t価格\r\n鯵\t900')
  expect(fileText(Buffer.concat([Buffer.from('feff', 'hex'), big]))).toBe('品名\t価格\r\n鯵\t900')
})

test('signs of Western encodings and older Japanese are never read as half-width kana', () => {
  for (const text of [
    'Dish,Price\nBaked at 180° ,£9',
    'Dish,Price\nMÜNCHEN,900',
    'Dish,Price\nPisco ½ ,900',
  ]) {
    expect([text, refusalOf(Buffer.from(text, 'latin1'))]).toEqual([
      text,
      expect.stringContaining('文字の種類を決められないため、読み取っていません'),
    ])
  }
  // 品名,価格 in EUC-JP
  expect(refusalOf(Buffer.from('c9caccbe2cb2c1b3ca', 'hex'))).toContain(
    '文字の種類を決められないため',
  )
  // ﾅﾏﾋﾞｰﾙ,600 of a till
  expect(fileText(Buffer.from('c5cfcbdeb0d92c363030', 'hex'))).toBe('ﾅﾏﾋﾞｰﾙ,600')
})
