import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownMigrations } from '../cms/server/known-schema.ts'
import { type Postgres, startPostgres } from '../scripts/testing/postgres.ts'
import { findManifest } from './manifest.ts'
import { openTarget } from './open-target.ts'
import { scratchDatabase } from './rehearsal/scratch-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take.ts'
import { dataFolder, settingsIn, tempFolder } from './testing/data-folder.ts'
import { verifyBackup } from './verify-backup.ts'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server[Symbol.asyncDispose]())

function ask(url: string, statement: string): string {
  return execFileSync('psql', [url, '-q', '-A', '-t', '-c', statement], { encoding: 'utf8' }).trim()
}

test('databases of PostgreSQL are backed up and restored into empty ones', async () => {
  const desk = server.database('desk')
  // Both in one database, as in small installations.
  const spool = desk
  const names = knownMigrations('postgres').map((name) => `('${name}', 1)`)
  ask(desk, 'CREATE TABLE payload_migrations (id serial, name varchar, batch numeric)')
  ask(desk, `INSERT INTO payload_migrations (name, batch) VALUES ${names.join(', ')}`)
  ask(desk, "CREATE TABLE restaurants (name text); INSERT INTO restaurants VALUES ('磯波')")
  ask(spool, 'CREATE SCHEMA noren_spool')
  ask(spool, 'CREATE TABLE noren_spool.enquiries (message text)')
  ask(spool, "INSERT INTO noren_spool.enquiries VALUES ('Saturday')")
  const { settings } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const databases = { desk: { url: desk }, spoolUrl: spool }
  const { manifest } = await takeBackup({ ...settings, ...databases }, target)
  expect(manifest.schema.desk).toEqual(knownMigrations('postgres'))
  const damage = await Array.fromAsync(verifyBackup(target, manifest), (found) => found.damage)
  expect(damage.flat()).toEqual([])

  const other = server.database('other')
  const again = { desk: { url: other }, spoolUrl: other }
  const restored = { ...settingsIn(join(tempFolder(), 'data')), ...again }
  await restoreBackup(restored, target, await findManifest(target, null))
  expect(ask(again.desk.url, 'SELECT name FROM restaurants')).toBe('磯波')
  expect(ask(again.spoolUrl, 'SELECT message FROM noren_spool.enquiries')).toBe('Saturday')

  const used = { ...settingsIn(join(tempFolder(), 'data')), ...databases }
  await expect(restoreBackup(used, target, manifest)).rejects.toThrow(
    'The database desk is not empty: make a new one with createdb, name it in the settings, and try again.',
  )
})

test('a rehearsal has a database beside the live one, which is gone afterwards', async () => {
  const live = server.database('live')
  const names = () =>
    ask(live, "SELECT datname FROM pg_database WHERE datname ~ '^noren_rehearsal' ORDER BY 1")
  ask(live, 'CREATE TABLE restaurants (name text)')
  // What an interrupted rehearsal left behind.
  const { url } = await scratchDatabase('desk', live, 'a name of the installation')
  ask(url, 'CREATE TABLE left_behind (name text)')
  {
    await using scratch = await scratchDatabase('desk', live, 'a name of the installation')
    expect(scratch.url).toBe(url)
    expect(names()).toMatch(/^noren_rehearsal_desk_[0-9a-f]{16}$/)
    expect(ask(scratch.url, 'SELECT count(*) FROM pg_tables WHERE schemaname = $$public$$')).toBe(
      '0',
    )
  }
  expect(names()).toBe('')
  expect(ask(live, 'SELECT count(*) FROM restaurants')).toBe('0')
})

test('a user who may make no database for a rehearsal reads what to do', async () => {
  const live = server.database('narrow')
  ask(live, 'CREATE ROLE kitchen LOGIN')
  const asKitchen = live.replace('noren@', 'kitchen@')
  await expect(scratchDatabase('desk', asKitchen, 'a name')).rejects.toThrow(
    "A restore cannot be rehearsed without a database of its own: let the user of the desk's database make one (ALTER ROLE … CREATEDB).",
  )
})

test('an unreachable database is reported, and nothing is stored', async () => {
  const { settings } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const away = { desk: { url: 'postgres://noren@127.0.0.1:9/desk' } }
  await expect(takeBackup({ ...settings, ...away }, target)).rejects.toThrow(
    /^pg_dump failed: .*Connection refused/,
  )
  await expect(findManifest(target, null)).rejects.toThrow(`${target.name} has no backup.`)
})
