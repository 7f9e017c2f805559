import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

const ID = '01890000-0000-7000-8000-000000000001'

let desk: TestDesk

beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

test('what is erased while somebody still reads is gone from the files once they have finished', async () => {
  const { eraseDeleted } = await import('./erase.ts')
  await desk.payload.create({
    collection: 'enquiries',
    data: {
      id: ID,
      receivedAt: '2026-11-20T09:00:00.000Z',
      language: 'jp',
      name: '山田 花子',
      phone: '0460001234',
      email: 'hanako@example.jp',
      subject: '予約',
      message: 'whispered under the noren',
      status: 'done',
    },
  })
  const reader = new pg.Client(process.env.DATABASE_URL)
  await reader.connect()
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await reader.query('SELECT 1')

  await desk.payload.delete({ collection: 'enquiries', id: ID })
  const erased = eraseDeleted(desk.payload.db)
  // Asked anew by others: within its transaction the reader sees what it saw at first.
  await vi.waitFor(async () => {
    const busy = await desk.seenFromOutside(
      `SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database()
       AND pid <> pg_backend_pid() AND query ~ 'VACUUM FULL|AS readers'`,
    )
    expect(busy.length).toBeGreaterThan(0)
  }, 10_000)
  await reader.query('COMMIT')
  await reader.end()
  await erased
  expect(await desk.storedEnquiries()).not.toContain('whispered under the noren')
})
