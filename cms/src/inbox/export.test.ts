import { expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { anEnquiry } from '../../test/received.ts'
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
      const found = text.decode(piece, { stream: true }).match(/(?<=")01890000-[\d-]+(?="\r\n)/g)
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
