import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../../test/program.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { importCompany } = await import('../files/import-company.ts')
const { makeDrafts } = await import('./make-drafts.ts')
const { faultLines } = await import('../files/fault.ts')

let place: string
let folder: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'noren-table-'))
  folder = join(place, 'company')
})
afterEach(() => rm(place, { recursive: true }))

/** What is wrong with a table, in Japanese; nothing where its drafts are written. */
async function faultsOf(table: string | Uint8Array): Promise<string[]> {
  const path = join(place, '店舗.csv')
  await writeFile(path, table)
  return faultLines((await makeDrafts(path, folder)).faults, 'ja')
}

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'restaurants', `${name}.draft.json`), 'utf8'))

// Takes long: the command is a program of its own.
test('a table of restaurants becomes a folder of drafts, which an empty desk takes in its order', async () => {
  const table = [
    '2027年 店舗一覧',
    '店名,店名（英語）,住所,電話番号,営業時間,定休日,席数,担当者',
    '潮火,Shiobi,逗子,０４６-000-0101,11:30-15:00,"水曜日、祝日",24席,佐藤',
    '凪,Nagi,"葉山,架空浜",046-000-0104,,,,',
  ].join('\r\n')
  await writeFile(join(place, 'houses.csv'), `\uFEFF${table}`)
  const made = await runProgram(
    { LANG: 'en_US.UTF-8', INIT_CWD: place },
    'commands/from-table.ts',
    'houses.csv',
    'company',
  )
  expect(made).toEqual({
    code: 0,
    said: 'Drafts in company/restaurants: 2. Columns that are not known and were left out: 担当者.\nTo bring the folder into an empty desk: npm run import -- company\n',
    warned: '',
  })
  expect(await read('shiobi')).toEqual({
    name: { ja: '潮火', en: 'Shiobi' },
    address: { ja: '逗子' },
    phone: '046-000-0101',
    hours: { ja: '11:30-15:00' },
    openingHours: { closedDays: ['wed', 'holiday'] },
    facts: { seats: 24 },
    order: 1,
  })
  expect(await importCompany({ payload, folder, language: 'ja' })).toEqual([])
  const { docs } = await payload.find({
    collection: 'restaurants',
    draft: true,
    locale: 'ja',
    sort: 'listedSince',
  })
  expect(docs).toMatchObject([
    { slug: 'shiobi', name: '潮火', _status: 'draft', facts: { seats: 24 } },
    { slug: 'nagi', name: '凪', _status: 'draft', address: '葉山,架空浜' },
  ])
})

test('a table of Excel in Japan and one with English headings are read', async () => {
  const ofExcel = Buffer.from('935896bc09536c75670a92aa89ce097368696f6269', 'hex')
  expect(await faultsOf(ofExcel)).toEqual([])
  expect(await faultsOf('Name;Address (Japanese);Postal code\nNagi;葉山;249-0000')).toEqual([])
  expect(await read('nagi')).toEqual({
    name: { en: 'Nagi' },
    address: { ja: '葉山' },
    facts: { postalCode: '249-0000' },
    order: 1,
  })
})

test('everything that cannot be read is said with its file, row and heading, and nothing is written', async () => {
  expect(
    await faultsOf(
      [
        '店名,Name,席数,定休日,ページのアドレス,電話番号',
        '潮火,Shiobi,多い,第3火,,460000101',
        '凪,,#REF!,,潮火',
        '潮火,Shiobi,24,,,,余り',
      ].join('\n'),
    ),
  ).toEqual([
    '店舗.csv › 2 › 席数：数字ではありません。「24」のように入力してください。',
    expect.stringMatching(
      /^店舗\.csv › 2 › 定休日：「第3火」という名前はありません。使えるのは：Monday \/ 月、/,
    ),
    '店舗.csv › 2 › 電話番号：先頭の0が消えています。列の表示形式を「文字列」にして、ハイフン付きで入力し直してください。',
    '店舗.csv › 3 › 席数：「#REF!」は表計算ソフトのエラーです。セルを直してください。',
    '店舗.csv › 3 › ページのアドレス：半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：sakura-ginza）。',
    '店舗.csv › 3：ページのアドレスを決められません。「店名（英語）」か「ページのアドレス」の列に入力してください。',
    expect.stringMatching(/^店舗\.csv › 4：見出しより列が多く、「余り」が余っています。/),
    '店舗.csv › 4：restaurants/shiobi.draft.jsonと同じアドレスです。それぞれ別のアドレスにしてください。',
  ])
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
  expect(await faultsOf('品名,価格\n鯵,900')).toEqual([
    expect.stringMatching(/^店舗\.csv：表のはじめに、読み取れる見出しがありません。/),
  ])
  expect(await faultsOf('PK\u0003\u0004')).toEqual([
    expect.stringMatching(/^店舗\.csv：Excelブックのままでは読み取れません。/),
  ])
})

test('a file that is there already is never written over, and the others of the table wait with it', async () => {
  expect(await faultsOf('店名,Name\n潮火,Shiobi')).toEqual([])
  expect(await faultsOf('店名,Name\n凪,Nagi\n別の店,Shiobi')).toEqual([
    '店舗.csv › 3：restaurants/shiobi.draft.jsonと同じアドレスです。それぞれ別のアドレスにしてください。',
  ])
  expect(await readdir(join(folder, 'restaurants'))).toEqual(['shiobi.draft.json'])
  expect(await read('shiobi')).toMatchObject({ name: { ja: '潮火' } })
})
