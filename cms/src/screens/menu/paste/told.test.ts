import { expect, test } from 'vitest'
import { aji, plan, said, tableOf, unread, WRITE_SO } from '../../../../test/pasted.ts'
import type { Column } from '../../../tables/menu/column.ts'
import { columnOf } from '../../../tables/menu/columns.ts'
import { readTable } from '../../../tables/menu/read-table.ts'

test('titles above the headings are passed over, and rows keep the number they have in the table (staff W7)', () => {
  const text = [
    '2027年 春の御献立\t\t',
    '（税込・円）',
    '',
    '品名\t価格\t分類',
    '鯵の炭火焼き\t1380\t',
    '蛤\t応相談\t',
  ].join('\n')
  expect(said(plan(text))).toEqual(['changed 鯵の炭火焼き：1,280円 → 1,380円'])
  expect(unread(plan(text))).toEqual([`6行目「蛤」：「応相談」は価格として読めません。${WRITE_SO}`])
})

test('a title that is a heading’s word is passed over all the same (staff W7)', () => {
  for (const title of ['献立\t\t\t', '献立（2026年冬）\t\t\t', '献立', 'Dish\t\t\t']) {
    const text = `${title}\n品名\t英語名\t価格\t分類\n烏賊\tSquid\t950\t焼き物`
    expect([title, said(plan(text)), unread(plan(text))]).toEqual([
      title,
      ['new 烏賊（950円）'],
      [],
    ])
    const file = text.replace(/\t+\n/, '\n').replaceAll('\t', ',')
    expect([title, said(plan(file))]).toEqual([title, ['new 烏賊（950円）']])
    const unknown = plan(`${title}\n品名\tおねだん\t担当\n烏賊\t950\t佐藤`)
    expect([title, said(unknown), unread(unknown)]).toEqual([title, ['new 烏賊（価格なし）'], []])
  }
  expect(said(plan('献立\n品名\n烏賊'))).toEqual(['new 烏賊（価格なし）'])
  expect(said(plan('品名\n烏賊, 生\n鮪; 漬け'))).toEqual([
    'new 烏賊, 生（価格なし）',
    'new 鮪; 漬け（価格なし）',
  ])
  expect(said(plan('品名\t\n烏賊\t950'))).toEqual(['new 烏賊（価格なし）'])
})

test('two rows of headings are one, and neither is a dish (staff W7)', () => {
  const read = plan('品名\t\t価格\t\n日本語\t英語\t税抜\t税込\n烏賊\tSquid\t900\t990')
  expect([said(read), unread(read)]).toEqual([['new 烏賊（990円）'], []])
  expect(read.dishes[2]?.name).toEqual({ ja: '烏賊', en: 'Squid' })
  const twice = plan('品名\t価格\t分類\nName\tPrice\tCategory\n烏賊\t950\t焼き物')
  expect([said(twice), unread(twice)]).toEqual([['new 烏賊（950円）'], []])
})

test('a sum below the dishes is none (staff W7)', () => {
  for (const sum of ['合計', '合計 1700', '小計：', '総計', 'Total', 'Subtotal: ¥1,700', '計']) {
    expect([sum, unread(tableOf(`品名\t価格\n烏賊\t950\n${sum}\t1700`))]).toEqual([
      sum,
      [`3行目「${sum}」：合計のようです。品としては取り込みません。`],
    ])
  }
  expect(unread(tableOf('品名\t価格\n計り売りの刺身\t950\nTotal Eclipse\t900'))).toEqual([])
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

test('a column is what guests pay only where nothing says otherwise (staff E)', () => {
  const isPrice = (heading: string) => columnOf(heading)?.field === 'price'
  for (const heading of [
    '価格',
    '価格（円）',
    '価格（税込）',
    '価格（税込み・円）',
    '税込価格',
    '税込み価格',
    '税込',
    'Price (yen)',
    'Price (incl. tax)',
    'Price (tax included)',
    'Price (including tax)',
    'Price (JPY, tax incl.)',
    'Price (tax-included)',
    'Price (with VAT)',
    '価格（税込表示）',
  ]) {
    expect([heading, isPrice(heading)]).toEqual([heading, true])
  }
  for (const heading of [
    'Price (before tax)',
    'Price (ex tax)',
    'Price (w/o tax)',
    'Price (excl. tax)',
    'Price (tax not included)',
    'Price (net)',
    '価格（税ぬき）',
    '価格（ぜい抜）',
    '価格（税抜）',
    '価格（税前）',
    '価格（+税）',
    '価格（税別・円）',
    '価格（税込前）',
    '税抜',
    '本体価格',
  ]) {
    expect([heading, isPrice(heading)]).toEqual([heading, false])
  }
})

test('a title above the headings may say that prices lack the tax (staff E)', () => {
  for (const [title, prices] of [
    ['（税抜・円）', [undefined]],
    ['Winter menu (before tax)', [undefined]],
    ['（税込・円）', [900]],
  ] as const) {
    const { rows } = tableOf(`${title}\n品名\t価格\t分類\n蛤\t900\t焼き物`)
    expect([title, rows.map(({ price }) => price)]).toEqual([title, prices])
  }
})

test('of two columns of prices the one with the tax counts (staff E)', () => {
  for (const [headings, price] of [
    ['価格\t税込価格', 990],
    ['Price\tPrice (incl. tax)', 990],
    ['価格（税込）\t価格', 900],
    ['価格\t価格', 900],
  ] as const) {
    const { rows } = tableOf(`品名\t${headings}\n蛤\t900\t990`)
    expect([headings, rows]).toMatchObject([headings, [{ price }]])
  }
})

test('a row that cannot be read removes no dish of a whole menu', () => {
  const read = plan('品名\t価格\n鯵の炭火焼き\t応相談', true)
  expect(said(read)).toEqual(['removed さざえの壺焼き'])
  expect(read.dishes).toEqual([aji])
})

test('a row with more cells than headings is named, not taken (complaints W9)', () => {
  expect(unread(tableOf('品名\t分類\t価格\n蛤\t焼き物\t¥1\t200'))).toEqual([
    '2行目「蛤」：見出しより列が多く、「200」が余っています。カンマを含む値は、"1,200" のように引用符で囲んでください。',
  ])
  expect(unread(tableOf('品名\t価格\n蛤\t900\t\t'))).toEqual([])
})

test('two prices in one cell are named, not taken as one (complaints W9)', () => {
  expect(unread(tableOf('品名\t価格\n蛤\t500円 900円\n烏賊\t"500\n550"'))).toEqual([
    `2行目「蛤」：「500円 900円」は価格として読めません。${WRITE_SO}`,
    `3行目「烏賊」：「500\n550」は価格として読めません。${WRITE_SO}`,
  ])
})

test("a spreadsheet's errors and notes below the table are no dishes", () => {
  expect(unread(tableOf('品名\t価格\n#NAME?\t900\n蛤\t#REF!\n※表示は税込です\t'))).toEqual([
    '2行目：「#NAME?」は表計算ソフトのエラーです。セルを直してください。',
    '3行目「蛤」：「#REF!」は表計算ソフトのエラーです。セルを直してください。',
    '4行目「※表示は税込です」：注記のようです。品としては取り込みません。',
  ])
})

test('a file is read as a pasted table, whatever separates its cells', () => {
  for (const separator of ['\t', ',', ';']) {
    const rows = ['2027年 春の御献立', '', '品名|価格|説明', '鯵の炭火焼き|1380|"丸ごと|\n一尾"']
    const text = rows.join('\r\n').replaceAll('|', separator)
    expect([separator, said(plan(text))]).toEqual([
      separator,
      ['changed 鯵の炭火焼き：1,280円 → 1,380円', 'changed 鯵の炭火焼き：説明を変更'],
    ])
    const [dish] = plan(text).dishes
    expect(dish?.description.ja).toBe(`丸ごと${separator}\n一尾`)
  }
})

test('staff say what the columns of a file hold whose headings are not known', () => {
  const none = { assigned: new Map(), isInOrder: false }
  expect(readTable('おしながき,おねだん\n蛤,900', none)).toMatchObject({
    hasNames: false,
    headings: [{ heading: 'おしながき' }, { heading: 'おねだん' }],
  })
})

test('a file that was cut off inside a cell is refused', () => {
  expect(() => tableOf('品名,説明\n鯵の炭火焼き,"丸ごと')).toThrow('途中で切れているようです')
})

test('prices come in as the menu prints them, and stand in place of those before', () => {
  const [dish] = plan('品名\t価格\n鯵の炭火焼き\t小900 大1,280（2名様より）').dishes
  expect(dish).toMatchObject({
    price: null,
    prices: [
      { label: { ja: '小', en: 'small' }, price: 900 },
      { label: { ja: '大', en: 'large' }, price: 1280 },
    ],
    people: 2,
  })
  const market = plan('品名\t価格\n鯵の炭火焼き\t時価')
  expect(said(market)).toEqual(['changed 鯵の炭火焼き：1,280円 → 時価'])
  expect(market.dishes[0]).toMatchObject({ price: null, prices: [], pricing: 'market' })
  const course = plan('コース名\t料金\t内容\n花コース\t6,600円\t先付\n\t\t椀物').dishes[2]
  expect(course).toMatchObject({ price: 6600, course: { ja: '先付\n椀物', en: '' } })
  const paired = plan(
    'コース名\t英語名\t料金\n月コース\tMoon course\t8,800円\n先付\t\t\n椀\tSoup\t\n造り\tSashimi\t',
  ).dishes[2]
  expect(paired?.course).toEqual({ ja: '先付\n椀\n造り', en: '先付\nSoup\nSashimi' })
  const drinks = plan('品名\t価格\n飲み放題（90分）\t1,980円\nプレミアム\t+1,100円').dishes
  expect(drinks[2]).toMatchObject({ name: { ja: '飲み放題' }, minutes: 90, price: 1980 })
  expect(drinks[3]).toMatchObject({
    price: null,
    extras: [{ label: { ja: '追加', en: 'extra' }, price: 1100 }],
  })
})

test('a whole menu keeps each dish that a row names which cannot be read, or that may be in one without a name', () => {
  const inCell = plan('品名\t価格\n本日の鯵の炭火焼き\t応相談\n蛤\t900', true)
  expect(said(inCell)).toEqual(['new 蛤（900円）', 'removed さざえの壺焼き'])
  const nameless = plan('品名\t価格\n#REF!\t900\n蛤\t900', true)
  expect([said(nameless), nameless.isHeld]).toEqual([['new 蛤（900円）'], true])
})

test('a table without headings is read by its cells, and staff correct what they see', () => {
  const text = '焼き餃子\t480円\t羽根つき\n水餃子\t520円\t生姜だれ'
  const read = readTable(text, { assigned: new Map(), isInOrder: false })
  expect(read).toMatchObject({
    isGuessed: true,
    headings: [
      { column: { field: 'name' } },
      { column: { field: 'price' } },
      { column: { field: 'description' } },
    ],
    rows: [
      { name: { ja: '焼き餃子' }, price: 480, description: { ja: '羽根つき' } },
      { price: 520 },
    ],
  })
  const without = readTable(text, { assigned: new Map([[2, null]]), isInOrder: false })
  expect(without).toMatchObject({ rows: [{ description: {} }, { description: {} }] })
})
