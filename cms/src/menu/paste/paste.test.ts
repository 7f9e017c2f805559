import { expect, test } from 'vitest'
import { BLANK, type Dish, noTexts, textsFrom } from '../dish.ts'
import { cellsOf } from './cells.ts'
import { type Plan, planOf } from './plan.ts'
import { readTable, type Table } from './read-table.ts'

const grill = textsFrom({ ja: '炭火焼き', en: 'From the charcoal' })

function dish(id: string, ja: string, en: string, price: number): Dish {
  return {
    id,
    name: textsFrom({ ja, en }),
    description: noTexts(),
    category: grill,
    ...BLANK,
    price,
  }
}

const aji = dish('a', '鯵の炭火焼き', 'Grilled horse mackerel', 1280)
const sazae = dish('b', 'さざえの壺焼き', 'Turban shell', 1100)

function tableOf(text: string): Table {
  const table = readTable(text)
  if ('ja' in table) throw new Error(table.ja)
  return table
}

const plan = (text: string, isWhole = false) => planOf([aji, sazae], tableOf(text), isWhole)
const said = ({ steps }: Plan) => steps.map(({ kind, words }) => `${kind} ${words.ja}`)
const unread = ({ unreadable }: Plan | Table) =>
  unreadable.map(({ line, words }) => `${line} ${words.ja}`)

test('cells are read as Excel and Google Sheets copy them', () => {
  expect(cellsOf('鯵\tAji\r\n"一行目\n二行目"\t"3"" 皿"\n\n\t\n"開いたまま\tx')).toEqual([
    { line: 1, cells: ['鯵', 'Aji'] },
    { line: 2, cells: ['一行目\n二行目', '3" 皿'] },
    { line: 6, cells: ['"開いたまま', 'x'] },
  ])
  expect(cellsOf('')).toEqual([])
})

test('a new price is shown beside the old one, however it is written', () => {
  for (const price of ['1380', '¥1,380', '１，３８０円', '1,380.00']) {
    const text = `鯵の炭火焼き\t\t${price}`
    expect([price, said(plan(text))]).toEqual([price, ['changed 鯵の炭火焼き：1,280円 → 1,380円']])
  }
  expect(plan('鯵の炭火焼き\t\t1280')).toMatchObject({ steps: [], same: 1, dishes: [aji, sazae] })
})

test('headings may stand in any order and language, and unknown columns are left out', () => {
  const text = 'Price\t担当\tName\t品名（日本語）\tカテゴリー\n950\t佐藤\tSquid\t烏賊焼き\t炭火焼き'
  const [, , squid] = plan(text).dishes
  expect(squid).toMatchObject({
    name: { ja: '烏賊焼き', en: 'Squid' },
    price: 950,
    category: { ja: '炭火焼き', en: '' },
  })
  expect(said(plan(text))).toEqual(['new 烏賊焼き（950円）'])
})

test('a dish is found by its English name, and renamed in Japanese', () => {
  const text = '品名\tName\n栄螺の壺焼き\tTURBAN  SHELL'
  expect(said(plan(text))).toEqual([
    'changed さざえの壺焼き：品名「さざえの壺焼き」→「栄螺の壺焼き」',
    'changed さざえの壺焼き：品名「Turban shell」→「TURBAN  SHELL」',
  ])
})

test('what the table does not say stays, and only a whole menu takes dishes off', () => {
  const text = '品名\t価格\t説明\n鯵の炭火焼き\t\t丸ごと一尾'
  expect(plan(text).dishes).toEqual([{ ...aji, description: { ja: '丸ごと一尾', en: '' } }, sazae])
  expect(said(plan(text, true))).toEqual([
    'changed 鯵の炭火焼き：説明を変更',
    'removed さざえの壺焼き',
  ])
})

test('allergens are read by name in either language; "none" is a statement', () => {
  const text = '品名\tアレルゲン\n鯵の炭火焼き\t小麦、大豆\nさざえの壺焼き\tなし'
  expect(plan(text).dishes).toMatchObject([
    { allergensChecked: true, requiredAllergens: ['wheat'], recommendedAllergens: ['soy'] },
    { allergensChecked: true, requiredAllergens: [], recommendedAllergens: [] },
  ])
})

test('rows that cannot be read are told by their line and reason, and the others count', () => {
  const text = [
    '品名\t価格\tアレルゲン',
    '鯵の炭火焼き\t時価',
    '\t900',
    '蛤\t1000001',
    '海老\t-5',
    '烏賊\t900\t金',
    '鯵の炭火焼き\t1300',
    '鯵の炭火焼き\t1400',
  ].join('\n')
  expect(said(plan(text))).toEqual(['changed 鯵の炭火焼き：1,280円 → 1,300円'])
  expect(unread(plan(text))).toEqual([
    '2 「時価」は価格として読めません（0〜1,000,000円）。',
    '3 品名がありません。',
    '4 「1000001」は価格として読めません（0〜1,000,000円）。',
    '5 「-5」は価格として読めません（0〜1,000,000円）。',
    '6 「金」はアレルゲン28品目にありません。',
    '8 「鯵の炭火焼き」が表に2回あります。',
  ])
})

test('a formula is a text like any other', () => {
  const [, , dish] = plan('=HYPERLINK("http://example.jp","x")\t<script>alert(1)</script>').dishes
  expect(dish?.name).toEqual({
    ja: '=HYPERLINK("http://example.jp","x")',
    en: '<script>alert(1)</script>',
  })
  expect(unread(tableOf('品名\t価格\n鯵\t=1+1'))).toEqual([
    '2 「=1+1」は価格として読めません（0〜1,000,000円）。',
  ])
})

test('a table that is too large, or holds what cannot be stored, is refused with a sentence', () => {
  const row = '鯵\tAji\t900\n'
  expect(readTable(row.repeat(1000))).toHaveProperty('rows')
  expect(readTable(row.repeat(10_000))).toMatchObject({ ja: expect.stringContaining('大きすぎ') })
  expect(readTable('x'.repeat(1_000_001))).toMatchObject({
    ja: expect.stringContaining('大きすぎ'),
  })
  expect(readTable('"'.repeat(900_000))).toHaveProperty('rows')
  for (const text of ['鯵\0\tx', '鯵\ud800']) {
    expect(readTable(text)).toMatchObject({ ja: expect.stringContaining('NUL') })
  }
  expect(readTable('')).toEqual({ rows: [], unreadable: [] })
})
