import { Sqlite3Transaction } from '@libsql/client/sqlite3'
import pg from 'pg'
import { vi } from 'vitest'

/** How many statements some work runs within transactions, on either database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spies = [
    vi.spyOn(Sqlite3Transaction.prototype, 'execute'),
    vi.spyOn(pg.Client.prototype, 'query'),
  ]
  await work()
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}
