import type { Words } from '../../../base/words.ts'

/** What the dialog says into which a table is pasted. */
export const PASTING = {
  title: { en: 'Paste a table', ja: '表から貼り付け' },
  table: { en: 'Table', ja: '表' },
  apply: { en: 'Take this over', ja: 'この内容で反映' },
  cancel: { en: 'Cancel', ja: 'キャンセル' },
  whole: {
    en: 'This is the whole menu: remove dishes that are not in the table',
    ja: '表がお品書きのすべてです（表にない品は削除）',
  },
  help: {
    en: 'Copy cells from Excel or Google Sheets and paste them here, or drop a CSV file, with their row of headings: Japanese name, English name, price, category, description, allergens. Titles above the headings are passed over. Prices may be written as on the menu: “1,200円〜”, “小600 大900”, “時価”, “3,000円（2名様より）”, or sizes as columns. Empty cells leave what is there; an empty category is that of the row above. Name the list the allergens were checked by in the heading, as in “Allergens (29)”: otherwise what is new on it stays “not yet known”.',
    ja: 'ExcelやGoogleスプレッドシートのセルを、見出しの行（品名・Name・価格・分類・Category・説明・Description・アレルゲン）ごとコピーして、ここに貼り付けてください。CSVファイルをドラッグすることもできます。見出しより上の題名や日付は読み飛ばします。価格は「1,200円〜」「小600 大900」「時価」「3,000円（2名様より）」のように、お品書きのとおりに書けます。小・大などを列に分けた表も使えます。空欄のセルは、いまの内容のままです。分類が空欄の行は、上の行と同じ分類になります。アレルゲンは、見出しを「アレルゲン（29品目）」のように書くと、その品目リストで確認したものとして取り込みます。書かない場合、新しい品目は「未確認」のままです。',
  },
  file: { en: 'Choose a CSV file', ja: 'CSVファイルを選ぶ' },
  notRead: {
    en: 'The file could not be read. Perhaps it was moved or is open elsewhere: please choose it again.',
    ja: 'ファイルを読めませんでした。移動したか、ほかで開いている可能性があります。もう一度選んでください。',
  },
  example: {
    en: 'e.g. Name\tPrice\tCategory\nGrilled horse mackerel\t1280\tCharcoal grill',
    ja: '（例：品名\t英語名\t価格\n鯵の炭火焼き\tGrilled horse mackerel\t1280）',
  },
  headless: {
    en: 'The row of headings was not found, so nothing is taken over yet. Please say what the columns hold, or copy the table again with its headings.',
    ja: '見出しの行が見つからないため、まだ反映できません。各列の内容を選ぶか、見出しの行ごとコピーし直してください。',
  },
  inOrder: {
    en: 'The table has no headings; its columns are: Japanese name, English name, price, category in Japanese and English, description in Japanese and English, allergens',
    ja: '見出しのない表です（列の順：品名・英語名・価格・分類・分類（英語）・説明・説明（英語）・アレルゲン）',
  },
  columns: {
    en: 'These columns are not known and are left out unless you say what they hold',
    ja: '次の列は何の列か分かりません。選ばなければ取り込みません',
  },
  guessed: {
    en: 'The table has no row of headings. Its columns were read as follows; please correct what is wrong.',
    ja: '見出しの行がないため、各列を次のように読み取りました。違うときは選び直してください。',
  },
  leftOut: { en: 'Left out', ja: '取り込まない' },
  lost: {
    en: 'These allergens would vanish from the page',
    ja: '次のアレルゲンの表示がなくなります',
  },
  combine: {
    en: 'What does the column of allergens do?',
    ja: 'アレルゲンの列を、どう取り込みますか',
  },
  replace: {
    en: 'It is complete: allergens that it does not name are removed',
    ja: '表のとおりにする（表にないものは外す）',
  },
  add: {
    en: 'Add them: allergens that a dish has already stay',
    ja: 'いまの内容に追加する（いまあるものは残す）',
  },
  held: {
    en: 'No dish is removed: a row that cannot be read has no name, and may be any of them.',
    ja: '品名の分からない行があるため、表にない品も削除しません。',
  },
  parts: {
    en: 'These are left out of dishes that are taken over',
    ja: '品は取り込みますが、次の部分は取り込みません',
  },
  notes: { en: 'Rows that are no dishes', ja: '品ではない行' },
  passed: {
    en: 'Rows read as titles and headings',
    ja: '題名・見出しとして読んだ行',
  },
  changed: { en: 'Changed', ja: '変更' },
  new: { en: 'New', ja: '追加' },
  removed: { en: 'Removed', ja: '削除' },
  nothing: { en: 'This changes nothing.', ja: '変わるところはありません。' },
} as const satisfies Record<string, Words>

/** What a column of the table may hold, by `columnKey`. */
export const COLUMN_WORDS: Readonly<Record<string, Words>> = {
  'name-ja': { en: 'Name (Japanese)', ja: '品名' },
  'name-en': { en: 'Name (English)', ja: '品名（英語）' },
  price: { en: 'Price', ja: '価格' },
  'category-ja': { en: 'Category (Japanese)', ja: '分類' },
  'category-en': { en: 'Category (English)', ja: '分類（英語）' },
  'description-ja': { en: 'Description (Japanese)', ja: '説明' },
  'description-en': { en: 'Description (English)', ja: '説明（英語）' },
  allergens: { en: 'Allergens', ja: 'アレルゲン' },
}

/** A column by its heading, or by its place where it has none. */
export function headingWords(heading: string, at: number): Words {
  const named = heading.trim().slice(0, 30)
  return named === ''
    ? { en: `Column ${at + 1}`, ja: `${at + 1}列目` }
    : { en: `“${named}”`, ja: `「${named}」` }
}

export function sameWords(count: number): Words {
  return { en: `${count} as they are already.`, ja: `ほか${count}品は変わりません。` }
}

export function unreadableTitle(count: number): Words {
  return {
    en: `${count === 1 ? '1 row cannot be read and is' : `${count} rows cannot be read and are`} left out`,
    ja: `取り込めない行が${count}行あります`,
  }
}

/** A row that is a title or a heading, by its number. */
export function passedWords({ row, text }: { row: number; text: string }): Words {
  return { en: `Row ${row}: “${text}”`, ja: `${row}行目「${text}」` }
}
