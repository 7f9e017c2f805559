import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../scripts/testing/postgres.ts'
import { beginCommand, type Command } from './support/command.ts'
import { DEMO_DATA, temporaryFolder } from './support/folders.ts'

/** Runs a command to its end. */
const run = (env: Record<string, string>, ...command: string[]): Command['ended'] =>
  beginCommand(env, command).ended

/** A stopped installation with the demo company, in a folder of the test's. */
async function installation() {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  cpSync(DEMO_DATA, dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, BACKUP_URL: join(folder.path, 'backups'), CMS_PORT: '9' }
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(dataDir, name)))
      .digest('hex')
  return { env, dataDir, hash, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}

// Takes long: each rehearsal starts a desk and two sites.
test('once a week the backup is restored as a test and every page is as visitors saw it; a page that is not is named', async () => {
  await using live = await installation()
  const { env, dataDir, hash } = live
  const weekly = ['backup/verify.ts', '--rehearse', 'weekly']
  const rehearsedAt = () => readFileSync(join(dataDir, 'last-rehearsed'), 'utf8').trim()
  await run(env, 'backup/backup.ts')
  const before = [hash('cms.db'), readdirSync(join(dataDir, 'published'))]
  const first = await run(env, ...weekly)
  expect(first.output).toMatch(/\nrehearsed restore: 38 pages as visitors saw them\n$/)
  expect(first.code).toBe(0)
  // The live database and the published folder are as they were, and nothing is left of the restored ones.
  expect([hash('cms.db'), readdirSync(join(dataDir, 'published'))]).toEqual(before)
  expect(readdirSync(dataDir)).not.toContain('rehearsal.tmp')
  const time = rehearsedAt()
  expect(Date.parse(time)).toBeGreaterThan(statSync(dataDir).birthtimeMs)
  expect((await run(env, ...weekly)).output).not.toContain('rehearsed restore')

  // Someone changes the database past the desk, so that visitors see something else than what is in it.
  const database = new DatabaseSync(join(dataDir, 'cms.db'))
  database.exec("UPDATE restaurants SET phone = '046-000-0000' WHERE slug = 'onda'")
  database.close()
  await run(env, 'backup/backup.ts')
  const second = await run(env, 'backup/verify.ts', '--rehearse', 'now')
  expect(second.code).toBe(1)
  expect(second.output).toContain('rehearsed restore: 38 pages\n')
  expect(second.output).toContain('Not as visitors saw it: /ja/restaurants/onda: visitors saw "')
  expect(second.output).not.toContain('/restaurants/kohaku')
  expect(rehearsedAt()).toBe(time)
})

// Takes long: a desk is moved to PostgreSQL, and restored into a second database.
test('a desk in PostgreSQL is restored as a test into a database that is gone afterwards', async () => {
  await using server = await startPostgres()
  await using live = await installation()
  const desk = server.database('desk')
  const moved = await run(live.env, 'cms/commands/move.ts', '--to', desk)
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('rows')])
  const env = { ...live.env, DATABASE_URL: desk }
  await run(env, 'backup/backup.ts')
  const { code, output } = await run(env, 'backup/verify.ts', '--rehearse', 'now')
  expect(output).toMatch(/\nrehearsed restore: 38 pages as visitors saw them\n$/)
  expect(code).toBe(0)
  const names =
    "SELECT datname FROM pg_database WHERE datname NOT LIKE 'template%' ORDER BY datname"
  const left = execFileSync('psql', [desk, '-A', '-t', '-c', names], { encoding: 'utf8' })
  expect(left.trim().split('\n')).toEqual(['desk', 'postgres'])
})
