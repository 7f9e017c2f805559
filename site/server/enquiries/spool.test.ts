import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { collect, NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
import { runSite } from '../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })
const FAILED = 'Failed to submit the form. Please try again.'

test('E55 while the database is locked for long nothing is acknowledged, pages go on, and it recovers', {
  timeout: 20_000,
}, async () => {
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
})

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

test('E55 with a folder in place of the database nothing is acknowledged, and it recovers', async () => {
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
})

test('an acknowledged enquiry is there after the process was killed without warning', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'noren-spool-'))
  const first = await runSite({ env: NO_LIMITS, dataDir })
  await submit(first, VALID)
  const copy = new DatabaseSync(join(dataDir, 'enquiries.db'), { readOnly: true })
  expect(copy.prepare('SELECT message FROM enquiries').get()?.message).toBe(VALID.message)
  copy.close()
  await first.stop()
  await using second = await runSite({ env: NO_LIMITS, dataDir, snapshot: null })
  expect((await collect(second)).map(({ raw }) => raw.message)).toEqual([VALID.message])
})

test('the token file can be read by its user alone', async () => {
  await using site = await start()
  expect(statSync(join(site.dataDir, 'internal-token')).mode & 0o777).toBe(0o600)
})

test('a database of a newer program is not touched', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'noren-spool-'))
  const newer = new DatabaseSync(join(dataDir, 'enquiries.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  await expect(runSite({ dataDir })).rejects.toThrow('newer than this program')
})
