import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

const ID = '01890000-0000-7000-8000-000000000001'

let desk: TestDesk

beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

const NEIGHBOURS = {
  reads: ['BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT 1'],
  // It sees what is new with every statement, yet holds back what was deleted since its first change.
  changes: ['BEGIN', 'SELECT pg_current_xact_id()'],
}

test.for(Object.entries(NEIGHBOURS))(
  'what is erased while somebody still %s is gone from the files once they have finished',
  async ([, statements]) => {
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
    const neighbour = new pg.Client(process.env.DATABASE_URL)
    await neighbour.connect()
    for (const statement of statements) await neighbour.query(statement)

    await desk.payload.delete({ collection: 'enquiries', id: ID })
    const erased = eraseDeleted(desk.payload.db)
    // Asked anew by others: within its transaction a reader sees what it saw at first.
    await vi.waitFor(async () => {
      const busy = await desk.seenFromOutside(
        `SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database()
       AND pid <> pg_backend_pid() AND query ~ 'VACUUM FULL|AS readers'`,
      )
      expect(busy.length).toBeGreaterThan(0)
    }, 10_000)
    await neighbour.query('COMMIT')
    await neighbour.end()
    await erased
    expect(await desk.storedEnquiries()).not.toContain('whispered under the noren')
  },
)
