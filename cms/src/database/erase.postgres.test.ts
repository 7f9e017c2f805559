import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idOf, receive } from '../../test/received.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

// Who changes something sees what is new with every statement, yet holds back what was deleted since.
const CHANGE = 'BEGIN; SELECT pg_current_xact_id()'

test.for([
  ['reads', 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1', ''],
  ['changes something', CHANGE, ''],
  ['changes another database of the server', CHANGE, '/postgres'],
] as const)(
  'what is erased while somebody still %s is gone from the files once they have finished',
  async ([, begin, database]) => {
    const { eraseDeleted } = await import('./erase.ts')
    await receive(desk, 1, { message: 'whispered under the noren' })
    const neighbour = new pg.Client(new URL(database, process.env.DATABASE_URL).href)
    await neighbour.connect()
    await neighbour.query(begin)

    await desk.payload.delete({ collection: 'enquiries', id: idOf(1) })
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
