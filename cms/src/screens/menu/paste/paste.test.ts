import { expect, test } from 'vitest'
import { textsFrom } from '../../../../test/texts-from.ts'
import { blankDish, type Dish } from '../dish.ts'
import { cellsOf } from './cells.ts'
import type { Column } from './columns.ts'
import { type Plan, planOf, unreadableWords } from './plan.ts'
import { readTable, type Table } from './read-table.ts'

/** How a table is read whose columns nobody has spoken of but that they stand in the usual order. */
const IN_ORDER = { assigned: new Map(), isInOrder: true }
const REPLACING = { isWhole: false, allergens: 'replace' } as const

const grill = textsFrom({ ja: '炭火焼き', en: 'From the charcoal' })

function dish(id: string, ja: string, en: string, price: number): Dish {
  return {
    ...blankDish(),
    id,
    name: textsFrom({ ja, en }),
    category: grill,
    price,
  }
}

const aji = dish('a', '鯵の炭火焼き', 'Grilled horse mackerel', 1280)
const sazae = dish('b', 'さざえの壺焼き', 'Turban shell', 1100)

function tableOf(text: string): Table {
  const table = readTable(text, IN_ORDER)
  if ('ja' in table) throw new Error(table.ja)
  return table
}

const plan = (text: string, isWhole = false) =>
  planOf([aji, sazae], tableOf(text), { isWhole, allergens: 'replace' })
const said = ({ steps }: Plan) => steps.map(({ kind, words }) => `${kind} ${words.ja}`)
const unread = ({ unreadable }: Plan | Table) => unreadable.map((row) => unreadableWords(row).ja)

test('cells are read as Excel and Google Sheets copy them', () => {
  expect(cellsOf('鯵\tAji\r\n"一行目\n二行目"\t"3"" 皿"\n\n\t\n"開いたまま\tx')).toEqual([
    { row: 1, cells: ['鯵', 'Aji'] },
    { row: 2, cells: ['一行目\n二行目', '3" 皿'] },
    { row: 5, cells: ['"開いたまま', 'x'] },
  ])
  expect(cellsOf('')).toEqual([])
})

test('a new price is shown beside the old one, however it is written', () => {
  for (const price of ['1380', '¥1,380', '\\1,380', '＼１３８０', '１，３８０円', '1,380.00']) {
    const text = `鯵の炭火焼き\t\t${price}`
    expect([price, said(plan(text))]).toEqual([price, ['changed 鯵の炭火焼き：1,280円 → 1,380円']])
  }
  expect(plan('鯵の炭火焼き\t\t1280')).toMatchObject({ steps: [], same: 1, dishes: [aji, sazae] })
})

test('headings may be in any order and language, and unknown columns are left out', () => {
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

test('what the table leaves out stays, and only a whole menu removes dishes', () => {
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
    { allergensChecked: true, allergens: ['wheat', 'soy'] },
    { allergensChecked: true, allergens: [] },
  ])
})

test('pasted allergens follow the list that the table names, otherwise the first list', () => {
  const listsOf = (text: string) => plan(text).dishes.map(({ allergenList }) => allergenList)
  const rows = '鯵の炭火焼き\t小麦、大豆\nさざえの壺焼き\tなし'
  expect(listsOf(`品名\tアレルゲン\n${rows}`)).toEqual([null, null])
  for (const heading of [
    'アレルゲン（29品目）',
    'アレルゲン(2025-12-15)',
    'Allergens (29 items)',
  ]) {
    expect(listsOf(`品名\t${heading}\n${rows}`)).toEqual(['2025-12-15', '2025-12-15'])
  }
  expect(listsOf('品名\tアレルゲン\n鯵の炭火焼き\t28品目なし\nさざえの壺焼き\t29品目なし')).toEqual(
    ['2024-03-28', '2025-12-15'],
  )
  expect(said(plan(`品名\tアレルゲン\n${rows}`))).toEqual([
    'changed 鯵の炭火焼き：アレルゲンを確認、アレルゲン「小麦・大豆」を追加（ピスタチオは未確認）',
    'changed さざえの壺焼き：アレルゲンを確認（使用なし）（ピスタチオは未確認）',
  ])
})

test('allergens pasted unchanged are no new statement', () => {
  const checked = { ...aji, allergensChecked: true, allergenList: '2025-12-15' } as const
  const text = '品名\tアレルゲン\n鯵の炭火焼き\tなし'
  expect(planOf([checked], tableOf(text), REPLACING)).toMatchObject({ steps: [], same: 1 })
  const older = { ...checked, allergenList: null }
  expect(planOf([older], tableOf(text.replace('ン\n', 'ン（29品目）\n')), REPLACING)).toMatchObject(
    {
      dishes: [checked],
      steps: [{ words: { ja: '鯵の炭火焼き：別の品目リストで確認' } }],
    },
  )
})

test('unreadable rows are reported with their line and reason, and the others count', () => {
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
    '2行目「鯵の炭火焼き」：「時価」は価格として読めません（0〜1,000,000円の数字だけ）。',
    '3行目：品名がありません。',
    '4行目「蛤」：「1000001」は価格として読めません（0〜1,000,000円の数字だけ）。',
    '5行目「海老」：「-5」は価格として読めません（0〜1,000,000円の数字だけ）。',
    '6行目「烏賊」：「金」はアレルゲン29品目にありません。',
    '8行目「鯵の炭火焼き」：表に2回あります。',
  ])
})

test('unreadable rows have the number Excel gives them', () => {
  const text = '品名\t説明\t価格\n鯵の炭火焼き\t"一行目\n二行目\n三行目"\t時価\n\n烏賊\t\t時価'
  expect(unread(plan(text)).map((words) => words.slice(0, 1))).toEqual(['2', '4'])
})

test('a merged category counts for the rows below it, even if its own row cannot be read', () => {
  const text = [
    '分類\tCategory\t品名\t価格',
    '一品\tPlates\t鯵の炭火焼き\t時価',
    '\t\t烏賊焼き\t900',
    '〆\t\t焼きおにぎり\t380',
    '\t\tお茶漬け\t600',
  ].join('\n')
  const [, , ...added] = plan(text).dishes
  expect(added.map(({ name, category }) => [name.ja, category])).toEqual([
    ['烏賊焼き', { ja: '一品', en: 'Plates' }],
    ['焼きおにぎり', { ja: '〆', en: '' }],
    ['お茶漬け', { ja: '〆', en: '' }],
  ])
  expect(said(plan('品名\t分類\n鯵の炭火焼き\t\nさざえの壺焼き\t'))).toEqual([])
})

test('a table from a PDF or a Mac gives no dish a worse name than it has', () => {
  const beer = dish('c', '生ビールと牛すじ', 'Draught beer', 600)
  const planned = (text: string) => planOf([beer], tableOf(text), REPLACING)
  for (const name of [
    '生ビールと⽜すじ',
    '生ヒ\u3099ールと牛すじ',
    '生ﾋﾞｰﾙと牛すじ',
    '\uFEFF生\u200Bビールと牛すじ',
  ]) {
    expect(said(planned(`${name}\t\t650`)), name).toEqual([
      'changed 生ビールと牛すじ：600円 → 650円',
    ])
  }
  expect(unread(planned('生ビールと\uE000すじ\tDraught beer\t650'))).toEqual([
    '1行目「Draught beer」：「生ビールと\uE000すじ」に読めない文字があります。表で入力し直してください。',
  ])
  const narrow = dish('c', '生ﾋﾞｰﾙ', 'Draught beer', 600)
  expect(planOf([narrow], tableOf('生ビール'), REPLACING).dishes[0]?.name.ja).toBe('生ビール')
})

test('a formula is a text like any other', () => {
  const [, , dish] = plan('=HYPERLINK("http://example.jp","x")\t<script>alert(1)</script>').dishes
  expect(dish?.name).toEqual({
    ja: '=HYPERLINK("http://example.jp","x")',
    en: '<script>alert(1)</script>',
  })
  expect(unread(tableOf('品名\t価格\n鯵\t=1+1'))).toEqual([
    '2行目「鯵」：「=1+1」は価格として読めません（0〜1,000,000円の数字だけ）。',
  ])
})

test('a table that is too large, or that cannot be stored, is refused with a sentence', () => {
  const row = '鯵\tAji\t900\n'
  expect(readTable(row.repeat(1000), IN_ORDER)).toHaveProperty('rows')
  expect(readTable(row.repeat(10_000), IN_ORDER)).toMatchObject({
    ja: expect.stringContaining('大きすぎ'),
  })
  expect(readTable('x'.repeat(1_000_001), IN_ORDER)).toMatchObject({
    ja: expect.stringContaining('大きすぎ'),
  })
  expect(readTable('"'.repeat(900_000), IN_ORDER)).toHaveProperty('rows')
  for (const text of ['鯵\0\tx', '鯵\ud800']) {
    expect(readTable(text, IN_ORDER)).toMatchObject({ ja: expect.stringContaining('NUL') })
  }
  expect(readTable('', IN_ORDER)).toMatchObject({ rows: [], unreadable: [] })
})

test('titles above the headings are passed over, and rows keep the number they have in the table (staff W7)', () => {
  const text = [
    '2027年 春の御献立\t\t',
    '（税込・円）',
    '',
    '品名\t価格\t分類',
    '鯵の炭火焼き\t1380\t',
    '蛤\t時価\t',
  ].join('\n')
  expect(said(plan(text))).toEqual(['changed 鯵の炭火焼き：1,280円 → 1,380円'])
  expect(unread(plan(text))).toEqual([
    '6行目「蛤」：「時価」は価格として読めません（0〜1,000,000円の数字だけ）。',
  ])
})

test('nothing of a table is taken while its headings are not found, until staff say what it holds (staff W7)', () => {
  const text = '2027年 春の御献立\nおしながき\tおねだん\n鯵の炭火焼き\t1380'
  const none = { assigned: new Map(), isInOrder: false }
  expect(readTable(text, none)).toMatchObject({
    hasNames: false,
    rows: [],
    headings: [
      { heading: 'おしながき', column: null },
      { heading: 'おねだん', column: null },
    ],
  })
  const assigned = new Map<number, Column>([
    [0, { field: 'name', tag: 'ja' }],
    [1, { field: 'price' }],
  ])
  expect(readTable(text, { assigned, isInOrder: false })).toMatchObject({
    hasNames: true,
    rows: [{ row: 3, name: { ja: '鯵の炭火焼き' }, price: 1380 }],
  })
  expect(readTable('鯵の炭火焼き\tAji\t1380', none)).toMatchObject({ hasNames: false, rows: [] })
})

test('an unknown column is named, and read as staff say; no two columns hold the same (staff W4)', () => {
  const text = '品名\tおすすめ\t価格（税抜）\t税込価格\t価格\n蛤\t三浦の浜から\t900\t990\t880'
  const readWith = (assigned: ReadonlyMap<number, Column>) =>
    readTable(text, { assigned, isInOrder: false })
  const columnsOf = (table: ReturnType<typeof readTable>) =>
    'rows' in table ? table.headings.map(({ column }) => column?.field ?? null) : table
  expect(columnsOf(readWith(new Map()))).toEqual(['name', null, null, 'price', null])
  const read = readWith(new Map([[1, { field: 'description', tag: 'ja' }]]))
  expect(read).toMatchObject({ rows: [{ description: { ja: '三浦の浜から' }, price: 990 }] })
})

test('every allergen that comes or goes is named, and a dish that loses one is listed first (staff W3)', () => {
  const ice = { ...aji, allergensChecked: true, allergens: ['milk', 'egg'] } satisfies Dish
  const table = tableOf('品名\tアレルゲン\n鯵の炭火焼き\t小麦 卵')
  const replaced = planOf([ice], table, REPLACING)
  expect(said(replaced)).toEqual([
    'changed 鯵の炭火焼き：アレルゲン「乳」を外す、アレルゲン「小麦」を追加（ピスタチオは未確認）',
  ])
  expect(replaced.lost.map(({ ja }) => ja)).toEqual(['鯵の炭火焼き：乳'])
  expect(replaced.dishes).toMatchObject([{ allergens: ['wheat', 'egg'] }])
})

test('allergens may be added to those a dish has, and none is lost then (staff W3)', () => {
  const ice: Dish = {
    ...aji,
    allergensChecked: true,
    allergenList: '2024-03-28',
    allergens: ['milk'],
  }
  for (const [cell, allergens] of [
    ['小麦、卵', ['egg', 'milk', 'wheat']],
    ['なし', ['milk']],
  ] as const) {
    const table = tableOf(`品名\tアレルゲン（29品目）\n鯵の炭火焼き\t${cell}`)
    const { dishes, lost } = planOf([ice], table, { isWhole: false, allergens: 'add' })
    expect([dishes[0]?.allergens.toSorted(), lost]).toEqual([[...allergens], []])
    expect(dishes[0]?.allergenList).toBe('2024-03-28')
  }
})

test('a row that cannot be read removes no dish of a whole menu', () => {
  const read = plan('品名\t価格\n鯵の炭火焼き\t時価', true)
  expect(said(read)).toEqual(['removed さざえの壺焼き'])
  expect(read.dishes).toEqual([aji])
})

test('a row with more cells than headings is named, not taken (complaints W9)', () => {
  expect(unread(tableOf('品名\t分類\t価格\n蛤\t焼き物\t¥1\t200'))).toEqual([
    '2行目「蛤」：見出しより列が多く、「200」が余っています。カンマを含む値は、"1,200" のように引用符で囲んでください。',
  ])
  expect(unread(tableOf('品名\t価格\n蛤\t900\t\t'))).toEqual([])
})

test("a spreadsheet's errors and notes below the table are no dishes", () => {
  expect(unread(tableOf('品名\t価格\n#NAME?\t900\n蛤\t#REF!\n※表示は税込です\t'))).toEqual([
    '2行目：「#NAME?」は表計算ソフトのエラーです。セルを直してください。',
    '3行目「蛤」：「#REF!」は表計算ソフトのエラーです。セルを直してください。',
    '4行目「※表示は税込です」：注記のようです。品としては取り込みません。',
  ])
})
