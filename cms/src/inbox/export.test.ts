import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idOf } from '../../test/received.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

const ROWS = 20_000
/** Rows in one piece of the file. */
const PIECE = 500
const MARK = [0xef, 0xbb, 0xbf]

let desk: TestDesk
let token: string

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  const account = { email: 'a@example.jp', password: 'three waves in a row' }
  await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  token = (await payload.login({ collection: 'users', data: account })).token ?? ''
  await writeRows()
})
afterAll(() => desk.close())

/** Past the desk, which takes them one by one. */
async function writeRows(): Promise<void> {
  const { drizzle, tables } = desk.payload.db
  const message = '四名で伺います。'.repeat(50)
  for (let first = 0; first < ROWS; first += PIECE) {
    const rows = Array.from({ length: PIECE }, (_, index) => ({
      id: idOf(first + index),
      // Many came at the same moment.
      receivedAt: new Date(1_790_000_000_000 + ((first + index) >> 3) * 1000).toISOString(),
      language: 'jp',
      name: '山田 花子',
      phone: '0460001234',
      email: 'hanako@example.jp',
      subject: 'お席のこと',
      message,
      status: 'new',
    }))
    await drizzle.insert(tables.enquiries).values(rows)
  }
}

test('X03 an inbox of 20,000 is written piece by piece, no faster than it is taken', {
  timeout: 120_000,
}, async () => {
  const reads = vi.spyOn(desk.payload, 'find')
  const { body } = await desk.request('/api/enquiries/export.csv', { token })
  const ids: string[] = []
  const text = new TextDecoder()
  let pieces = 0
  for await (const piece of body ?? []) {
    pieces += 1
    // The stream keeps one piece ready.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(pieces + 1)
    const found = text.decode(piece, { stream: true }).match(/(?<=")01890000-[\d-]+(?="\r\n)/g)
    expect(found?.length ?? 0).toBeLessThanOrEqual(PIECE)
    ids.push(...(found ?? []))
  }
  reads.mockRestore()
  expect([ids.length, new Set(ids).size]).toEqual([ROWS, ROWS])
})

test('X03 what nobody takes is not read', async () => {
  const reads = vi.spyOn(desk.payload, 'find')
  const { body } = await desk.request('/api/enquiries/export.csv', { token })
  const reader = body?.getReader()
  for (let piece = 0; piece < 3; piece++) await reader?.read()
  // Time in which somebody else is answered, and more of the file could be read.
  const others = async () => {
    for (let other = 0; other < 30; other++) await desk.payload.count({ collection: 'enquiries' })
    return reads.mock.calls.length
  }
  expect(await others()).toBeLessThanOrEqual(4)
  await reader?.cancel()
  const taken = reads.mock.calls.length
  expect(await others()).toBe(taken)
  reads.mockRestore()
})

test('the table starts with the mark that makes a spreadsheet read Japanese', async () => {
  const answer = await desk.request('/api/enquiries/export.csv', { token })
  const piece = await answer.body?.getReader().read()
  expect([...(piece?.value ?? [])].slice(0, 4)).toEqual([...MARK, '"'.charCodeAt(0)])
})
