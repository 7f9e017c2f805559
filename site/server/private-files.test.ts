import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { closeDataFolder } from './private-files.ts'
import { logLines } from './testing/log-lines.ts'
import { exampleSnapshot } from './testing/publish.ts'
import { runSite } from './testing/running-site.ts'
import { tempFolder } from './testing/temp-folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

test('files open to every user of the machine are closed at the start', async () => {
  const dataDir = join(tempFolder(), 'data')
  mkdirSync(join(dataDir, 'imported'), { recursive: true })
  await publishSnapshot(join(dataDir, 'published'), exampleSnapshot())
  const earlier = new DatabaseSync(join(dataDir, 'enquiries.db'))
  earlier.exec('PRAGMA journal_mode = WAL; CREATE TABLE earlier (x)')
  writeFileSync(join(dataDir, INTERNAL_TOKEN_FILE), `${'t'.repeat(40)}\n`)
  for (const name of ['', 'imported', 'published']) chmodSync(join(dataDir, name), 0o755)
  const files = ['enquiries.db', 'enquiries.db-wal', 'enquiries.db-shm', INTERNAL_TOKEN_FILE]
  for (const name of files) chmodSync(join(dataDir, name), 0o644)

  await using _site = await runSite({ dataDir, snapshot: null })
  for (const name of ['', 'imported', 'published']) {
    expect([name, modeOf(join(dataDir, name))]).toEqual([name, '700'])
  }
  for (const name of files) expect([name, modeOf(join(dataDir, name))]).toEqual([name, '600'])
  earlier.close()
})

test('a content folder elsewhere keeps its modes, and so does the target of a link', async () => {
  const elsewhere = tempFolder()
  await publishSnapshot(elsewhere, exampleSnapshot())
  chmodSync(elsewhere, 0o755)
  const dataDir = tempFolder()
  symlinkSync(elsewhere, join(dataDir, 'imported'))
  await using site = await runSite({
    dataDir,
    snapshot: null,
    env: { CONTENT_DIR: elsewhere },
  })
  expect((await site.fetch('/')).status).toBe(200)
  expect(modeOf(elsewhere)).toBe('755')
})

test('an empty content folder is named when the site starts', async () => {
  using logged = logLines()
  const CONTENT_DIR = join(tempFolder(), 'nonexistent')
  await using site = await runSite({ snapshot: null, env: { CONTENT_DIR } })
  expect((await site.fetch('/healthz')).status).toBe(200)
  expect(logged.lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'nothing is published in CONTENT_DIR: is it the folder the CMS publishes to?',
      folder: CONTENT_DIR,
    }),
  )
})

test('a shared folder is left alone, with one line that says so', () => {
  using logged = logLines()
  const shared = tempFolder()
  chmodSync(shared, 0o1777)
  closeDataFolder(shared)
  expect(modeOf(shared)).toBe('1777')
  expect(logged.lines).toEqual([expect.objectContaining({ level: 'warn', folder: shared })])
})
