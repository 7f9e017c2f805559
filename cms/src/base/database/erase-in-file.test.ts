import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { IN_TIME } from '../../../test/in-time.ts'
import { idOf, receive } from '../../../test/received.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload, dataDir, storedEnquiries } = await openTestDesk()
const { eraseDeleted } = await import('./erase.ts')
const { isInFile } = await import('../which-database.ts')

/** Reads from a file until it gets a line of input. */
const READER = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1])
  file.exec('BEGIN')
  file.prepare('SELECT count(*) FROM enquiries').all()
  console.log('reading')
  process.stdin.once('data', () => process.exit())
`

test('erased data is gone from the file once a program that was reading has finished', async () => {
  await receive({ payload }, 1, { message: 'whispered under the noren' })
  const reader = spawn(process.execPath, ['-e', READER, join(dataDir, 'cms.db')])
  await once(reader.stdout, 'data')
  await payload.delete({ collection: 'enquiries', id: idOf(1) })
  const { db } = payload
  if (!isInFile(db)) throw new Error('This test needs a database in a file')
  const looks = vi.spyOn(db.drizzle, 'all')
  const erased = eraseDeleted(db).then(() => 'erased')
  // The eraser looks again only after it has found the file busy.
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(1), IN_TIME)
  expect(await Promise.race([erased, 'waiting'])).toBe('waiting')
  reader.stdin.write('enough')
  expect(await erased).toBe('erased')
  expect(await storedEnquiries()).not.toContain('whispered under the noren')
})
