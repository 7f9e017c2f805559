import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'

const ID = '01890000-0000-7000-8000-000000000001'

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
  const reader = spawn(process.execPath, ['-e', READER, join(desk.dataDir, 'cms.db')])
  await once(reader.stdout, 'data')
  await desk.payload.delete({ collection: 'enquiries', id: ID })
  const erased = eraseDeleted(desk.payload.db).then(() => 'erased')
  expect(await Promise.race([erased, sleep(1000, 'waiting')])).toBe('waiting')
  reader.stdin.write('enough')
  expect(await erased).toBe('erased')
  expect(await desk.storedEnquiries()).not.toContain('whispered under the noren')
  await desk.close()
})
