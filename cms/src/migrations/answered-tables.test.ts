import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { idOf, receive } from '../../test/received.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import { isInFile, isOnPostgres } from '../base/which-database.ts'
import { migrations as onServer } from './postgres/index.ts'
import { migrations as inFile } from './sqlite/index.ts'

const { payload } = await openTestDesk()

async function step(direction: 'up' | 'down'): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { db } = payload
  const isIt = ({ name }: { name: string }) => name.endsWith('_answered_tables')
  if (isInFile(db)) await inFile.find(isIt)?.[direction]({ db: db.drizzle, payload, req })
  if (isOnPostgres(db)) await onServer.find(isIt)?.[direction]({ db: db.drizzle, payload, req })
}

test('enquiries whose tables were answered before are done, and the search is made ready anew', async () => {
  await receive({ payload }, 1, { status: 'working', tableState: 'confirmed' })
  await receive({ payload }, 2, { status: 'spam', tableState: 'declined' })
  await receive({ payload }, 3, { status: 'new', tableState: 'asked' })
  await step('down')
  await step('up')
  const { docs } = await payload.find({ collection: 'enquiries', sort: 'id', showHiddenFields: true })
  expect(docs.map(({ id, status, statusBefore, searchText }) => [id, status, statusBefore, searchText])).toEqual([
    [idOf(1), 'done', 'working', null],
    [idOf(2), 'spam', null, null],
    [idOf(3), 'new', null, null],
  ])
})
