import { expect, test } from 'vitest'
import {
  aji,
  grilled,
  IN_ORDER,
  plan,
  REPLACING,
  said,
  sazae,
  tableOf,
  unread,
  WRITE_SO,
} from '../../../../test/pasted.ts'
import { cellsOf } from '../../../tables/cells.ts'
import { readTable } from '../../../tables/menu/read-table.ts'
import { planOf } from './plan.ts'

test('cells are read as Excel and Google Sheets copy them', () => {
  expect(cellsOf('鯵\tAji\r\n"一行目\n二行目"\t"3"" 皿"\n\n\t\n"開いたまま\tx', '\t')).toEqual([
    { row: 1, cells: ['鯵', 'Aji'] },
    { row: 2, cells: ['一行目\n二行目', '3" 皿'] },
    { row: 5, cells: ['"開いたまま', 'x'] },
  ])
  expect(cellsOf('', '\t')).toEqual([])
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
    '鯵の炭火焼き\t応相談',
    '\t900',
    '蛤\t1000001',
    '海老\t-5',
    '烏賊\t900\t金',
    '鯵の炭火焼き\t1300',
    '鯵の炭火焼き\t1400',
  ].join('\n')
  expect(said(plan(text))).toEqual(['changed 鯵の炭火焼き：1,280円 → 1,300円'])
  expect(unread(plan(text))).toEqual([
    `2行目「鯵の炭火焼き」：「応相談」は価格として読めません。${WRITE_SO}`,
    '3行目：品名がありません。',
    `4行目「蛤」：「1000001」は価格として読めません。${WRITE_SO}`,
    `5行目「海老」：「-5」は価格として読めません。${WRITE_SO}`,
    '6行目「烏賊」：「金」はアレルゲン29品目にありません。',
    '8行目「鯵の炭火焼き」：表に2回あります。',
  ])
})

test('unreadable rows have the number Excel gives them', () => {
  const text = '品名\t説明\t価格\n鯵の炭火焼き\t"一行目\n二行目\n三行目"\t応相談\n\n烏賊\t\t応相談'
  expect(unread(plan(text)).map((words) => words.slice(0, 1))).toEqual(['2', '4'])
})

test('a merged category counts for the rows below it, even if its own row cannot be read', () => {
  const text = [
    '分類\tCategory\t品名\t価格',
    '一品\tPlates\t鯵の炭火焼き\t応相談',
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
  const beer = grilled('c', '生ビールと牛すじ', 'Draught beer', 600)
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
  const narrow = grilled('c', '生ﾋﾞｰﾙ', 'Draught beer', 600)
  expect(planOf([narrow], tableOf('生ビール'), REPLACING).dishes[0]?.name.ja).toBe('生ビール')
})

test('a formula is a text like any other', () => {
  const [, , dish] = plan('=HYPERLINK("http://example.jp","x")\t<script>alert(1)</script>').dishes
  expect(dish?.name).toEqual({
    ja: '=HYPERLINK("http://example.jp","x")',
    en: '<script>alert(1)</script>',
  })
  expect(unread(tableOf('品名\t価格\n鯵\t=1+1'))).toEqual([
    `2行目「鯵」：「=1+1」は価格として読めません。${WRITE_SO}`,
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
