import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Unusable } from '../../base/requests/refusal.ts'
import { fileText } from './file-text.ts'
import { readRestaurant } from './read-restaurant.ts'
import { type HoursCells, readWeek } from './read-week.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

function refusalOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Unusable) return error.words.ja
    throw error
  }
  return 'It is read.'
}

/** What the first row of a table of restaurants says. */
function restaurantOf(text: string) {
  const sheet = sheetOf(text)
  if (sheet.kind !== 'restaurants') throw new Error('This is a table of menus.')
  return readRestaurant(sheet.rows[0]?.cells ?? [], sheet.columns)
}

function problemsOf(text: string): string[] {
  const read = restaurantOf(text)
  return 'problems' in read ? read.problems.map(({ ja }) => ja) : []
}

test('files of Excel and of Google Sheets are read in the encodings they are saved in', () => {
  const ofExcel = Buffer.from('935896bc2c8f5a8f8a0a92aa89ce2c90808e71', 'hex')
  expect(fileText(ofExcel)).toBe('店名,住所\n潮火,逗子')
  expect(fileText(utf8('\uFEFF店名,住所'))).toBe('店名,住所')
  expect(fileText(utf8('店名,住所'))).toBe('店名,住所')
  expect(fileText(Buffer.from('\uFEFF店名\t住所', 'utf16le'))).toBe('店名\t住所')
})

test('a workbook of Excel is refused with the way to save it as CSV', () => {
  const said = refusalOf(() => fileText(Buffer.from('504b030414000600', 'hex')))
  expect(said).toContain('「名前を付けて保存」→「CSV UTF-8（コンマ区切り）」')
})

test('a picture, a file that is too large and half a file are refused, each with its reason', () => {
  expect(refusalOf(() => fileText(Buffer.from('89504e470d0a1a0a0000', 'hex')))).toContain(
    '表として読み取れないファイルです',
  )
  expect(refusalOf(() => fileText(utf8('店名\0')))).toContain('表として読み取れないファイルです')
  expect(refusalOf(() => fileText(new Uint8Array(11_000_000)))).toContain('10MB')
  expect(refusalOf(() => fileText(utf8('店名,住所\n潮火').subarray(0, -1)))).toContain(
    '途中で切れているようです',
  )
  expect(refusalOf(() => sheetOf('店名,住所\n潮火,"神奈川県'))).toContain(
    '途中で切れているようです',
  )
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
    expect(refusalOf(() => fileText(file))).toContain('「é」「ü」などの文字を読み取れない形式')
  }
})

test('Japanese beside Latin letters is read from Shift_JIS (complaints W8)', () => {
  const ofExcel = Buffer.from('935882cc4192e890482c83728341', 'hex')
  expect(fileText(ofExcel)).toBe('店のA定食,ビア')
  const kanji = Buffer.from('446973682c50726963650a92b789ae424c542c393030', 'hex')
  expect(fileText(kanji)).toBe('Dish,Price\n長屋BLT,900')
})

test('titles above the headings of a file are passed over, whatever separates its cells (staff W7)', () => {
  const text = '2027年 春の御献立\n\n店舗,品名,価格\n潮火,蛤,900'
  expect(sheetOf(text)).toMatchObject({
    kind: 'menus',
    rows: [{ row: 4, cells: ['潮火', '蛤', '900'] }],
  })
})

test('a row of restaurants with more cells than headings is named (complaints W9)', () => {
  expect(problemsOf('店名,住所,席数\n潮火,神奈川県,逗子市,24')).toContain(
    '見出しより列が多く、「24」が余っています。カンマを含む値は、"1,200" のように引用符で囲んでください。',
  )
})

test('commas, semicolons and tabs separate cells, and a quoted cell may hold them', () => {
  for (const separator of [',', ';', '\t']) {
    const text = ['店名,住所', '潮火,"神奈川県逗子市,架空浜\n0-1"'].join('\r\n')
    const { rows } = sheetOf(text.replaceAll(/,(?!架)/g, separator))
    expect(rows).toEqual([{ row: 2, cells: ['潮火', '神奈川県逗子市,架空浜\n0-1'] }])
  }
})

test('a cell may be as long as a file', () => {
  const { rows } = sheetOf(`店名,住所\n潮火,"${'x'.repeat(9_000_000)}"`)
  expect(rows[0]?.cells[1]).toHaveLength(9_000_000)
})

test('the headings say which table it is, in either language; unknown columns are named', () => {
  const kindOf = ({ kind, unknown }: Sheet) => [kind, ...unknown]
  expect(kindOf(sheetOf('店名,店名（英語）,住所,担当者'))).toEqual(['restaurants', '担当者'])
  expect(kindOf(sheetOf('Name,Telephone,Monday'))).toEqual(['restaurants'])
  expect(kindOf(sheetOf('店名,品名,価格（税込）,原価'))).toEqual(['menus', '原価'])
  expect(kindOf(sheetOf('Restaurant,Category,Dish,Price'))).toEqual(['menus'])
  expect(refusalOf(() => sheetOf('品名,価格\n鯵,900'))).toContain('「店舗」の列を追加し')
  expect(refusalOf(() => sheetOf('潮火,逗子\n経糸,鎌倉'))).toContain('読み取れる見出しがありません')
  expect(refusalOf(() => sheetOf(''))).toContain('読み取れる見出しがありません')
})

test('a file has up to 1,000 restaurants', () => {
  const text = (count: number) => `店名,住所\n${'潮火,逗子\n'.repeat(count)}`
  expect(sheetOf(text(1000)).rows).toHaveLength(1000)
  expect(refusalOf(() => sheetOf(text(1001)))).toContain('1,000行まで')
})

test('a restaurant has its texts in the languages of the headings, and its facts as the desk stores them', () => {
  const text = [
    '店名,Name,住所,Address (Japanese),郵便番号,電話,席数,ページのアドレス',
    '潮火,Shiobi,逗子,神奈川県逗子市,２４９００００,０４６-000-0101,24席,shiobi',
  ].join('\n')
  expect(restaurantOf(text)).toMatchObject({
    texts: { name: { ja: '潮火', en: 'Shiobi' }, address: { ja: '神奈川県逗子市' } },
    facts: { phone: '046-000-0101', postalCode: '249-0000', seats: '24', slug: 'shiobi' },
  })
})

test('a formula is a text like any other', () => {
  expect(restaurantOf('店名,住所\n=cmd|calc,+1')).toMatchObject({
    texts: { name: { ja: '=cmd|calc' }, address: { ja: '+1' } },
  })
})

test('everything in a row that cannot be read is said at once, with the way to mend it', () => {
  expect(
    problemsOf(
      '住所,店名,電話番号,席数,郵便番号,ページのアドレス,月\n逗子,,460000101,多い,249,潮火,昼だけ',
    ),
  ).toEqual([
    '「460000101」は先頭の0が消えています。列の表示形式を「文字列」にして、ハイフン付きで入力し直してください。',
    '「多い」：席数は「24」のように数字で入力してください。',
    '「249」：郵便番号は「249-0000」のように7桁で入力してください。',
    '「潮火」：半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：sakura-ginza）。',
    '店名がありません。「店名」の列に入力してください。',
    '「昼だけ」は営業時間として読み取れません。「11:30-15:00、17:00-22:00」または「休」のように入力してください。',
  ])
})

/** The times of each row of the week, with its days. */
function weekOf(cells: HoursCells): string[] {
  const hours = readWeek(cells)
  if ('problem' in hours) return [hours.problem.ja]
  const { sessions, closedDays, closedNth } = hours
  return [
    ...sessions.map(({ days, opens, closes, lastOrder }) =>
      [days.join(' '), opens, closes, lastOrder].filter(Boolean).join(' '),
    ),
    ...closedDays.map((day) => `closed ${day}`),
    ...closedNth.map(({ weekday, nth }) => `closed ${weekday} ${nth.join(' ')}`),
  ]
}

test('opening hours are understood as the form understands them, by day or for all days', () => {
  expect(weekOf({ mon: '1130〜1500、17時半-翌1:00（LO 24:30）', tue: '休' })).toEqual([
    'mon 11:30 15:00',
    'mon 17:30 25:00 24:30',
    'closed tue',
  ])
  expect(
    weekOf({ everyDay: '11:30 - 15:00', sat: '10時から16時まで', closed: '水曜日、第3火、祝日' }),
  ).toEqual([
    'mon tue thu fri sun 11:30 15:00',
    'sat 10:00 16:00',
    'closed wed',
    'closed holiday',
    'closed tue 3',
  ])
  expect(weekOf({ everyDay: '11am-3pm', closed: 'Sundays, 1st Tuesday' })).toEqual([
    'mon tue wed thu fri sat 11:00 15:00',
    'closed sun',
    'closed tue 1',
  ])
  expect(weekOf({ closed: '年中無休' })).toEqual([])
})

test('hours that cannot be are refused in the words of the form', () => {
  expect(weekOf({ mon: '11:30-15:00（LO 16:00）' })).toEqual([
    'ラストオーダーは開店から閉店までの時刻にしてください。',
  ])
  expect(weekOf({ mon: '11:30-昼すぎ' })).toEqual([
    '「昼すぎ」は時刻として読み取れません。11:30、1130、11時半のように入力してください。',
  ])
  expect(weekOf({ closed: '第1・不定' })).toEqual([
    '「第1」は定休日として読み取れません。「水、第3火」のように、1日ずつ「、」で区切って入力してください。',
  ])
})

test('closing days are read as restaurants write them (complaints W4)', () => {
  for (const [closed, days] of [
    ['日・祝', ['closed sun', 'closed holiday']],
    ['土日祝', ['closed sat', 'closed sun', 'closed holiday']],
    ['毎週水曜', ['closed wed']],
    ['毎週水曜日定休', ['closed wed']],
    ['第1・3火曜、祝祭日', ['closed holiday', 'closed tue 1 3']],
    ['第2・第4火曜日', ['closed tue 2 4']],
    ['Every Wednesday, public holidays', ['closed wed', 'closed holiday']],
  ] as const)
    expect([closed, weekOf({ closed })]).toEqual([closed, days])
})

test('what is in brackets beside a closing day is read into its rule, or refused (complaints W4)', () => {
  const ruleOf = (closed: string, cells: HoursCells = { everyDay: '11:30-14:00' }) => {
    const hours = readWeek({ ...cells, closed })
    return 'problem' in hours ? hours.problem.ja : hours.closedDayOnHoliday
  }
  for (const [closed, rule] of [
    ['月曜日（祝日の場合は翌平日）', 'shift'],
    ['月・火（祝日の場合は営業、翌平日休み）', 'shift'],
    ['月 (祝日の場合は営業し、翌日休み)', 'shift'],
    ['水（祝日は営業）', 'open'],
    ['水（祝日を除く）', 'open'],
    ['水（祝日の場合も休み）', 'closed'],
    ['Monday (open on public holidays)', 'open'],
    ['Monday (closed the next weekday instead)', 'shift'],
    ['月', 'closed'],
  ])
    expect([closed, ruleOf(closed ?? '')]).toEqual([closed, rule])
  for (const closed of [
    '水（12月は無休）',
    '月（祝日は営業）、火（祝日は休み）',
    '日・祝（祝日は営業）',
  ])
    expect(ruleOf(closed)).toMatch(/^「.*」：かっこの中が読み取れません。/)
  expect(ruleOf('月（祝日は営業）', { tue: '11:30-14:00' })).toMatch(
    /^定休日が祝日のときに営業する時間/,
  )
  expect(ruleOf('月（祝日は営業）', { tue: '11:30-14:00', holiday: '12:00-15:00' })).toBe('open')
  // A Monday that is a public holiday has the times of all days.
  expect(weekOf({ everyDay: '11:30-14:00', closed: '月（祝日の場合は翌平日）' })[0]).toBe(
    'mon tue wed thu fri sat sun 11:30 14:00',
  )
})

test('every heading of the templates is known, and their examples are passed over', () => {
  for (const language of ['ja', 'en']) {
    for (const kind of ['restaurants', 'menus']) {
      const text = fileText(readFileSync(`docs/desk/${language}/${kind}.csv`))
      expect([language, sheetOf(text)]).toMatchObject([language, { kind, unknown: [], rows: [] }])
      const used = sheetOf(text.replace(/（例）|\(Example\) /g, ''))
      if (used.kind === 'menus') continue
      expect(readRestaurant(used.rows[0]?.cells ?? [], used.columns)).toMatchObject({
        texts: { name: { ja: '海辺の食堂 なぎ', en: 'Seaside Nagi' } },
        hours: { closedDays: ['wed'], closedNth: [{ weekday: 'tue', nth: ['3'] }] },
      })
    }
  }
})
