import { expect, test } from 'vitest'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { afterCommit } = await import('./transactions.ts')
const { isInFile, isOnPostgres } = await import('../which-database.ts')
const { db } = payload

/** Begins a transaction, and registers something that waits for its end. */
async function begun() {
  const transactionID = await db.beginTransaction()
  if (transactionID === null) throw new Error('No transaction')
  const done: string[] = []
  await afterCommit({ payload, transactionID }, () => done.push('published'))
  return { id: transactionID, done }
}

test('what waits for a change runs after its commit, and not before', async () => {
  const { id, done } = await begun()
  expect(done).toEqual([])
  await db.commitTransaction(id)
  expect(done).toEqual(['published'])
})

test('nothing runs for a change that is rolled back', async () => {
  const { id, done } = await begun()
  await db.rollbackTransaction(id)
  expect(done).toEqual([])
})

test('without a transaction it runs immediately', async () => {
  const done: string[] = []
  await afterCommit({ payload }, () => done.push('published'))
  expect(done).toEqual(['published'])
})

test('a save whose commit fails is an error, nothing runs, and the next save works', async () => {
  const { id, done } = await begun()
  await breakCommit(id)
  await expect(db.commitTransaction(id)).rejects.toThrow(
    /FOREIGN KEY constraint failed|Failed query: commit/,
  )
  expect(done).toEqual([])

  const next = await begun()
  await db.commitTransaction(next.id)
  expect(next.done).toEqual(['published'])
})

/** Writes into a transaction what its database rejects only at the commit. */
async function breakCommit(id: string | number): Promise<void> {
  if (isInFile(db)) {
    const transaction = db.sessions[id]?.db
    if (!transaction) throw new Error('The transaction has ended')
    await db.execute({ db: transaction, raw: 'PRAGMA defer_foreign_keys = ON' })
    await db.execute({ db: transaction, raw: SESSION_OF_NOBODY })
  }
  if (isOnPostgres(db)) await db.sessions[id]?.db.execute(REFUSED_LATE)
}

const SESSION_OF_NOBODY = `
  INSERT INTO users_sessions (_order, _parent_id, id, expires_at)
  VALUES (1, 999, 'nobody', '2027-01-01')`

const REFUSED_LATE = `
  CREATE TABLE refused (id integer);
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE ''refused at the commit''; END';
  CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON refused DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse();
  INSERT INTO refused VALUES (1)`
