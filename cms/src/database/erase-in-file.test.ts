import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { idOf, receive } from '../../test/received.ts'
import { openTestDesk } from '../../test/test-desk.ts'

/** Reads from a file until it is spoken to. */
const READER = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1])
  file.exec('BEGIN')
  file.prepare('SELECT count(*) FROM enquiries').all()
  console.log('reading')
  process.stdin.once('data', () => process.exit())
`

test('what is erased while another program reads is gone from the file once it has finished', async () => {
  const desk = await openTestDesk()
  const { eraseDeleted } = await import('./erase.ts')
  await receive(desk, 1, { message: 'whispered under the noren' })
  const reader = spawn(process.execPath, ['-e', READER, join(desk.dataDir, 'cms.db')])
  await once(reader.stdout, 'data')
  await desk.payload.delete({ collection: 'enquiries', id: idOf(1) })
  const erased = eraseDeleted(desk.payload.db).then(() => 'erased')
  expect(await Promise.race([erased, sleep(1000, 'waiting')])).toBe('waiting')
  reader.stdin.write('enough')
  expect(await erased).toBe('erased')
  expect(await desk.storedEnquiries()).not.toContain('whispered under the noren')
  await desk.close()
})
