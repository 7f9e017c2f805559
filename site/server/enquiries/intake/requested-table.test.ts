import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { acknowledge, collect, filesHold, submit, VALID } from '../../testing/enquiry.ts'
import { siteWithTables } from '../../testing/site-with-tables.ts'

const TABLE: TableRequest = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 2 }

const header = (table: unknown) => ({
  [SUBMISSION_HEADERS.table]: typeof table === 'string' ? table : JSON.stringify(table),
})

test('a requested table arrives as data with the enquiry, and is erased with it', async () => {
  await using site = await siteWithTables()
  const { status } = await submit(site, VALID, header(TABLE))
  expect(status).toBe(201)
  const [arrived] = await collect(site)
  expect(arrived?.raw).toMatchObject({ ...VALID, table: TABLE })
  expect(filesHold(site.dataDir, '2026-11-26')).toBe(true)
  await acknowledge(site, [String(arrived?.id)])
  expect(filesHold(site.dataDir, '2026-11-26')).toBe(false)
})

test('a table requested by a former slug is a table at the restaurant with the present slug', async () => {
  await using site = await siteWithTables()
  await submit(site, VALID, header({ ...TABLE, restaurant: 'shiobi-hama' }))
  expect((await collect(site)).map(({ raw }) => raw.table)).toEqual([TABLE])
})

test('when the restaurant takes no requests any more, the answer says that no table is reserved', async () => {
  await using site = await siteWithTables()
  for (const [language, words] of [
    ['en', 'No table is reserved'],
    ['jp', 'お席のお申し込みを承っておりません'],
  ] as const) {
    const { status, body } = await submit(site, VALID, {
      ...header({ ...TABLE, restaurant: 'minato' }),
      [SUBMISSION_HEADERS.language]: language,
    })
    expect([status, body.success, body.withoutTable]).toEqual([201, true, true])
    expect(body.message).toContain(words)
  }
  const { body } = await submit(site, VALID, header(TABLE))
  expect(body.withoutTable).toBe(undefined)
})

test('a request sent again with its key is one enquiry with one table', async () => {
  await using site = await siteWithTables()
  const headers = { ...header(TABLE), [SUBMISSION_HEADERS.key]: 'k1' }
  const first = await submit(site, VALID, headers)
  expect((await submit(site, VALID, headers)).body).toEqual(first.body)
  expect((await collect(site)).map(({ raw }) => raw.table)).toEqual([TABLE])
})

test(
  'an invalid request for a table is left out, and the enquiry arrives',
  proves('E61'),
  async () => {
    await using site = await siteWithTables()
    const odd = [
      '',
      'null',
      '[]',
      '{"restaurant":',
      'x'.repeat(2000),
      { ...TABLE, restaurant: 'nobody' },
      { ...TABLE, restaurant: '__proto__' },
      { ...TABLE, people: 0 },
      { ...TABLE, people: '2' },
      { ...TABLE, date: '26.11.2026' },
      { ...TABLE, time: '6 pm' },
    ]
    for (const [index, table] of odd.entries()) {
      const answer = await submit(site, { ...VALID, message: `m${index}` }, header(table))
      expect([table, answer.status]).toEqual([table, 201])
    }
    const arrived = await collect(site)
    expect(arrived.length).toBe(odd.length)
    expect(arrived.filter(({ raw }) => raw.table !== undefined)).toEqual([])
  },
)

test(
  'a table that is not offered is refused in the language of the page, by field',
  proves('E62'),
  async () => {
    await using site = await siteWithTables()
    const refused = async (change: Partial<TableRequest>, language: string) => {
      const headers = {
        ...header({ ...TABLE, ...change }),
        [SUBMISSION_HEADERS.language]: language,
      }
      const { status, body } = await submit(site, VALID, headers)
      return [status, body.errors]
    }
    expect(await refused({ date: '2026-11-24' }, 'en')).toEqual([
      422,
      { date: 'This day cannot be asked for here. Please choose another' },
    ])
    expect(await refused({ time: '22:00' }, 'jp')).toEqual([
      422,
      { time: 'その日は、この時間のお席をご用意していません。別の時間を選択してください' },
    ])
    expect(await refused({ people: 9 }, 'jp')).toEqual([
      422,
      { people: 'この人数でのご予約は、お電話で承ります' },
    ])
    expect(await collect(site)).toEqual([])
  },
)
