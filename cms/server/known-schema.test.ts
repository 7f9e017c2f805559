import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { migrations as serverMigrations } from '../src/migrations/postgres/index.ts'
import { migrations } from '../src/migrations/sqlite/index.ts'
import { knownMigrations, needKnownSchema } from './known-schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'noren-schema-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Steps of an older program, all of which are in the first one of this program. */
const ALL_STEPS = [
  '20261120_224310_initial',
  '20261126_133242_allergen_lists',
  '20261126_133628_no_locks',
]

/** A database file that has seen these migrations. */
function databaseWith(name: string, applied: readonly string[]): string {
  const file = join(folder, name)
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE payload_migrations (name TEXT, batch NUMERIC)')
  const insert = database.prepare('INSERT INTO payload_migrations VALUES (?, 1)')
  for (const each of applied) insert.run(each)
  database.close()
  return file
}

test('the migrations counted as known are those the desk runs', () => {
  expect(knownMigrations('sqlite')).toEqual(migrations.map(({ name }) => name))
  expect(knownMigrations('postgres')).toEqual(serverMigrations.map(({ name }) => name))
})

test('a database of this version, of an older one, or none at all is opened', () => {
  const files = [
    databaseWith('same.db', knownMigrations('sqlite')),
    databaseWith('older.db', ALL_STEPS),
    databaseWith('begun.db', []),
    join(folder, 'none.db'),
  ]
  for (const file of files) expect(() => needKnownSchema(file)).not.toThrow()
})

test('a database that lacks some steps of the first migration is refused in a sentence', () => {
  const file = databaseWith('half.db', ALL_STEPS.slice(0, -1))
  expect(() => needKnownSchema(file)).toThrow(
    `${file} is older than this program can follow (its last step is 20261126_133242_allergen_lists). Start the program of commit 1268543 with it once, then this one; or begin with an empty data folder or database (docs/guides/back-up-and-upgrade.md).`,
  )
})

test('a database changed by a newer program is refused in a sentence that names it', () => {
  const file = databaseWith('newer.db', [
    ...knownMigrations('sqlite'),
    '20990101_000000_tables_to_come',
  ])
  expect(() => needKnownSchema(file)).toThrow(
    `${file} was changed by a newer program (20990101_000000_tables_to_come), so this one does not open it. Start the newer program, or restore a backup from before it (docs/guides/back-up-and-upgrade.md).`,
  )
})

test('a file that is not a database is refused in a sentence', () => {
  const file = join(folder, 'damaged.db')
  writeFileSync(file, 'no database at all, and longer than the head of one would be'.repeat(20))
  expect(() => needKnownSchema(file)).toThrow(
    /^.*damaged\.db cannot be read: file is not a database\. Move it away and keep it, and restore a backup/,
  )
})
