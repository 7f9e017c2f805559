import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { expect, test, vi } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { readinessOf } from '../../testing/health.ts'
import { runSite } from '../../testing/running-site.ts'
import { startSiteProcess } from '../../testing/start-site-process.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createDatabase } from './file/database.ts'
import { databaseProblem } from './file/problem.ts'
import { createPartState } from './part-state.ts'

const start = () => runSite({ env: NO_LIMITS })
/** What SQLite calls synchronous=FULL. */
const FULL = 2
const FAILED = 'Failed to submit the form. Please try again.'

test(
  'during a long lock of the database nothing is acknowledged, pages are served, and the spool recovers',
  proves('E55'),
  async () => {
    await using site = await start()
    const other = new DatabaseSync(join(site.dataDir, 'enquiries.db'))
    other.exec('BEGIN IMMEDIATE')
    const pending = submit(site, VALID)
    expect((await site.fetch('/about')).status).toBe(200)
    const { status, body, headers } = await pending
    expect([status, body.message, headers.get('retry-after')]).toEqual([503, FAILED, '5'])
    other.exec('ROLLBACK')
    other.close()
    expect(await collect(site)).toEqual([])
    expect((await submit(site, VALID)).status).toBe(201)
    expect(await collect(site)).toHaveLength(1)
  },
)

test('a short lock only makes an enquiry wait', async () => {
  await using site = await start()
  const other = new DatabaseSync(join(site.dataDir, 'enquiries.db'))
  other.exec('BEGIN IMMEDIATE')
  const pending = submit(site, VALID)
  await site.fetch('/about')
  other.exec('COMMIT')
  other.close()
  expect((await pending).status).toBe(201)
})

test(
  'with a folder in place of the database nothing is acknowledged, and the spool recovers',
  proves('E55'),
  async () => {
    await using site = await start()
    const path = join(site.dataDir, 'enquiries.db')
    renameSync(path, `${path}.away`)
    mkdirSync(path)
    const { status, body } = await submit(site, VALID)
    expect([status, body.message]).toEqual([503, FAILED])
    rmSync(path, { recursive: true })
    for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true })
    renameSync(`${path}.away`, path)
    expect((await submit(site, VALID)).status).toBe(201)
    expect(await collect(site)).toHaveLength(1)
  },
)

test('no acknowledged enquiry is lost or doubled when the process is killed', async () => {
  const dataDir = tempFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const site = await startSiteProcess(dataDir)
    let alive = true
    const sender = async (name: string): Promise<void> => {
      for (let index = 0; alive; index++) {
        const message = `${round} ${name} ${index}`
        const status = await site.post({ ...VALID, message }).catch(() => 0)
        if (status === 201) acknowledged.push(message)
      }
    }
    const senders = Promise.all(['a', 'b', 'c', 'd'].map(sender))
    const enough = acknowledged.length + 20 + round * 7
    await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 15_000, interval: 1 })
    await site.kill()
    alive = false
    await senders
  }
  const spool = new DatabaseSync(join(dataDir, 'enquiries.db'))
  const stored = spool
    .prepare('SELECT message FROM enquiries')
    .all()
    .map((row) => row.message)
  spool.close()
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
})

test('an enquiry is acknowledged once it is on the disk, and erased data is overwritten', async () => {
  const path = join(tempFolder(), 'enquiries.db')
  const state = createPartState({ name: 'enquiries.db', what: 'enquiries' }, databaseProblem)
  const database = createDatabase(path, state)
  // A killed process cannot show it, since its writes stay with the system. So ask the writer.
  const settings = await database.write((db) =>
    ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'].map(
      (name) => db.prepare(`PRAGMA ${name}`).get()?.[name],
    ),
  )
  expect(settings).toEqual(['wal', FULL, 1, 1])
  await database.close()
})

test('the token file can be read by its user alone', async () => {
  await using site = await start()
  expect(statSync(join(site.dataDir, INTERNAL_TOKEN_FILE)).mode & 0o777).toBe(0o600)
})

test('the database of a newer program is not changed, and the site runs on without it', async () => {
  const dataDir = tempFolder()
  const newer = new DatabaseSync(join(dataDir, 'enquiries.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  const before = readFileSync(join(dataDir, 'enquiries.db'))
  await using site = await runSite({ dataDir })
  expect((await submit(site, VALID)).status).toBe(503)
  expect((await readinessOf(site)).reasons).toEqual([
    'enquiries.db: The database is of version 99, newer than this program. ' +
      'Start the newer program, or move the file away and keep it.',
  ])
  expect(readFileSync(join(dataDir, 'enquiries.db'))).toEqual(before)
})
