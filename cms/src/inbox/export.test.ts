import { expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { anEnquiry, receive } from '../../test/received.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'

const ROWS = 20_000
/** Rows in one chunk of the file. */
const PIECE = 500
const MARK = [0xef, 0xbb, 0xbf]

const { payload, send } = await openSignedInDesk({ role: 'editor' })

// Directly in the database: the desk takes them one by one.
for (let first = 0; first < ROWS; first += PIECE) {
  const rows = Array.from({ length: PIECE }, (_, index) =>
    anEnquiry(first + index, {
      // Many came at the same time.
      receivedAt: new Date(1_790_000_000_000 + ((first + index) >> 3) * 1000).toISOString(),
      message: '四名で伺います。'.repeat(50),
    }),
  )
  await payload.db.drizzle.insert(payload.db.tables.enquiries).values(rows)
}

test(
  'an inbox of 20,000 is written chunk by chunk, no faster than it is read',
  proves('X03'),
  async () => {
    const reads = vi.spyOn(payload, 'find')
    const { body } = await send('/api/enquiries/export.csv')
    const ids: string[] = []
    const text = new TextDecoder()
    let pieces = 0
    for await (const piece of body ?? []) {
      pieces += 1
      // The stream keeps one chunk ready.
      expect(reads.mock.calls.length).toBeLessThanOrEqual(pieces + 1)
      const found = text.decode(piece, { stream: true }).match(/[0-9A-Z]{4}-[0-9A-Z]{4}(?="\r\n)/g)
      expect(found?.length ?? 0).toBeLessThanOrEqual(PIECE)
      ids.push(...(found ?? []))
    }
    reads.mockRestore()
    expect([ids.length, new Set(ids).size]).toEqual([ROWS, ROWS])
  },
)

test('the export reads no more than the client takes', proves('X03'), async () => {
  const reads = vi.spyOn(payload, 'find')
  const { body } = await send('/api/enquiries/export.csv')
  const reader = body?.getReader()
  for (let piece = 0; piece < 3; piece++) await reader?.read()
  // Time in which other requests are answered, and more of the file could be read.
  const others = async () => {
    for (let other = 0; other < 30; other++) await payload.count({ collection: 'enquiries' })
    return reads.mock.calls.length
  }
  expect(await others()).toBeLessThanOrEqual(4)
  await reader?.cancel()
  const taken = reads.mock.calls.length
  expect(await others()).toBe(taken)
  reads.mockRestore()
})

test('the table starts with the mark that makes a spreadsheet read Japanese', async () => {
  const answer = await send('/api/enquiries/export.csv')
  const piece = await answer.body?.getReader().read()
  expect([...(piece?.value ?? [])].slice(0, 4)).toEqual([...MARK, '"'.charCodeAt(0)])
})

test('a table has the enquiries of the chosen days in Japan and of one restaurant, and its name says so', async () => {
  for (const [index, said] of [
    { name: '九月', receivedAt: '2025-09-30T14:59:59.000Z' },
    { name: '十月一日', receivedAt: '2025-09-30T15:00:00.000Z' },
    { name: '十月末日', receivedAt: '2025-10-31T14:59:59.000Z', tableRestaurant: 'shiobi' },
    { name: '十一月', receivedAt: '2025-10-31T15:00:00.000Z' },
    { name: '宣伝', receivedAt: '2025-10-10T00:00:00.000Z', status: 'spam' as const },
  ].entries())
    await receive({ payload }, 900_000 + index, said)
  const saved = async (query: string) => {
    const answer = await send(`/api/enquiries/export.csv?${query}`)
    const names = (await answer.text()).match(/九月|十月一日|十月末日|十一月|宣伝/g)
    return [answer.headers.get('Content-Disposition')?.match(/"(.*)"/)?.[1], names]
  }
  const october = 'from=2025-10-01&to=2025-10-31'
  expect(await saved(october)).toEqual([
    'enquiries-2025-10-01-2025-10-31.csv',
    ['十月末日', '十月一日'],
  ])
  expect(await saved(`${october}&restaurant=shiobi`)).toEqual([
    'enquiries-2025-10-01-2025-10-31-shiobi.csv',
    ['十月末日'],
  ])
  expect((await saved(`${october}&spam=1`))[1]).toEqual(['十月末日', '宣伝', '十月一日'])
})
