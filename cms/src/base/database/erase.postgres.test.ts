import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { IN_TIME } from '../../../test/in-time.ts'
import { idOf, receive } from '../../../test/received.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload, seenFromOutside, storedEnquiries } = await openTestDesk()
const { eraseDeleted } = await import('./erase.ts')

// A transaction that writes sees new data with every statement, yet holds back rows deleted since.
const CHANGE = 'BEGIN; SELECT pg_current_xact_id()'

test.for([
  ['reads', 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1', ''],
  ['changes something', CHANGE, ''],
  ['changes another database of the server', CHANGE, '/postgres'],
] as const)(
  'erased data is gone from the files once a transaction that still %s has finished',
  async ([, begin, database]) => {
    const [at, whisper] = ['2026-11-20T10:00:00.000Z', 'whispered under the noren']
    await receive({ payload }, 1, {
      message: whisper,
      guestActs: [{ id: 'a'.repeat(24), kind: 'said', at, words: whisper }],
      reminders: [{ id: 'b'.repeat(24), subject: '明日', text: whisper, state: 'sent', at }],
    })
    const neighbour = new pg.Client(new URL(database, process.env.DATABASE_URL).href)
    await neighbour.connect()
    await neighbour.query(begin)

    await payload.delete({ collection: 'enquiries', id: idOf(1) })
    const erased = eraseDeleted(payload.db)
    // On another connection: within its transaction a reader sees what it saw first.
    await vi.waitFor(async () => {
      const busy = await seenFromOutside(
        `SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database()
       AND pid <> pg_backend_pid() AND query ~ 'VACUUM FULL|AS readers'`,
      )
      expect(busy.length).toBeGreaterThan(0)
    }, IN_TIME)
    await neighbour.query('COMMIT')
    await neighbour.end()
    await erased
    expect(await storedEnquiries()).not.toContain('whispered under the noren')
  },
)
