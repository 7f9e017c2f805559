import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { knownMigrations } from '../../cms/server/known-schema.ts'
import { connect } from '../../site/server/enquiries/spool/file/connection.ts'
import type { Settings } from '../settings.ts'

/** A new folder, removed after the test. */
export function tempFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'noren-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Settings of an installation in a folder, whose desk does not run. */
export function settingsIn(dataDir: string): Settings {
  return {
    dataDir,
    siteDir: dataDir,
    desk: { file: join(dataDir, 'cms.db') },
    spoolUrl: null,
    // Nothing listens there.
    deskPort: 9,
    deskHost: 'localhost:9',
    internalToken: 'a key for tests',
    target: join(dataDir, '..', 'backups'),
    everySeconds: 30,
  }
}

/** An installation as both programs leave it: keys, a spool, a desk, two pictures and a snapshot. */
export function dataFolder(): { settings: Settings; file: (name: string) => string } {
  const dataDir = join(tempFolder(), 'data')
  const file = (name: string) => join(dataDir, name)
  mkdirSync(file('uploads/pictures'), { recursive: true })
  mkdirSync(file('published/media'), { recursive: true })
  writeFileSync(file('internal-token'), 'the key to the spool\n')
  writeFileSync(file('payload-secret'), 'what signs sessions\n')
  writeFileSync(file('uploads/pictures/onda.webp'), 'the sea at dawn')
  writeFileSync(file('uploads/pictures/mori.webp'), 'the woods at noon')
  writeFileSync(file('published/snap-1-abc.json'), '{"seq":1}')
  writeFileSync(file('published/current'), 'snap-1-abc.json\n')
  // A preview of a draft, which no one needs to restore.
  mkdirSync(file('published/previews/0123abc'), { recursive: true })
  writeFileSync(file('published/previews/0123abc/current'), 'snap-1-def.json\n')
  connect(file('enquiries.db')).database.close()
  const desk = new DatabaseSync(file('cms.db'))
  desk.exec('CREATE TABLE payload_migrations (name TEXT, batch NUMERIC)')
  for (const name of knownMigrations('sqlite'))
    desk.prepare('INSERT INTO payload_migrations VALUES (?, 1)').run(name)
  for (const table of ['enquiries', 'restaurants', 'media', 'users'])
    desk.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, name TEXT)`)
  desk.exec("INSERT INTO restaurants (name) VALUES ('Onda'), ('Mori')")
  desk.close()
  return { settings: settingsIn(dataDir), file }
}

/** Changes what staff wrote: Onda gets another name. */
export function renameRestaurant(file: string, name: string): void {
  const desk = new DatabaseSync(file)
  desk.prepare("UPDATE restaurants SET name = ? WHERE name = 'Onda'").run(name)
  desk.close()
}

/** Names of the restaurants in a desk's database. */
export function restaurantsIn(file: string): unknown[] {
  const desk = new DatabaseSync(file, { readOnly: true })
  const names = desk.prepare('SELECT name FROM restaurants ORDER BY id').all()
  desk.close()
  return names.map(({ name }) => name)
}
