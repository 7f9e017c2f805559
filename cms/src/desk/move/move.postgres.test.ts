import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../../test/program.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'

const SECRET = 'a secret of the tests, 32 letters or more'

let dataDir: string
let server: TestDatabase
const file = () => `file:${join(dataDir, 'cms.db')}`
const back = () => `file:${join(dataDir, 'back.db')}`
const address = () => server.env.DATABASE_URL ?? ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'noren-move-'))
  server = await testDatabase(dataDir)
  await run(file(), 'commands/demo.ts', 'load')
  await run(file(), 'commands/staff.ts', 'add', 'mio@example.jp', 'owner')
}, 600_000)
afterAll(async () => {
  await server.drop()
  await rm(dataDir, { recursive: true })
})

/** Runs a program of the CMS on a database. */
const run = (database: string, ...command: string[]) =>
  runProgram({ PAYLOAD_SECRET: SECRET, DATA_DIR: dataDir, DATABASE_URL: database }, ...command)

const move = (from: string, to: string) => run(from, 'commands/move.ts', '--to', to)

/** Every row of every table, except when and in how many steps the tables were made. */
function rowsIn(name: string): Record<string, unknown> {
  using database = new DatabaseSync(join(dataDir, name), { readOnly: true })
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'payload_migrations'")
    .all()
    .map((table) => String(table.name))
  return Object.fromEntries(
    tables.map((table) => [
      table,
      database.prepare(`SELECT * FROM "${table}" ORDER BY id`).all().map(withJsonRead),
    ]),
  )
}

/** PostgreSQL keeps the content of JSON, not the order of its keys. */
function withJsonRead(row: Record<string, unknown>): Record<string, unknown> {
  const read = (value: unknown) =>
    typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, read(value)]))
}

// Takes long: a whole company is moved twice, each time by a separate program.
test('a desk moves to PostgreSQL and back, and every row and every page is the same', async () => {
  const before = rowsIn('cms.db')
  const rows = Object.values(before).flat().length
  expect(rows).toBeGreaterThan(1000)
  const done = `All ${rows} rows are there, and the same. Set DATABASE_URL to the new address now.\n`
  expect(await move(file(), address())).toEqual({ code: 0, said: done, warned: '' })
  expect(await move(address(), back())).toEqual({ code: 0, said: done, warned: '' })
  expect(rowsIn('back.db')).toEqual(before)
  expect(rowsIn('cms.db')).toEqual(before)

  const [first, second, third] = [
    await run(file(), 'test/print-snapshot.ts'),
    await run(address(), 'test/print-snapshot.ts'),
    await run(back(), 'test/print-snapshot.ts'),
  ]
  expect(first.said).toContain('Namiori')
  expect([second.said, third.said]).toEqual([first.said, first.said])
})

test('a document made after the move gets a new number', async () => {
  const added = await run(address(), 'commands/staff.ts', 'add', 'new@example.jp')
  expect([added.code, added.warned]).toEqual([0, ''])
  expect(await server.query('SELECT id, email FROM users ORDER BY id')).toEqual([
    { id: 1, email: 'mio@example.jp' },
    { id: 2, email: 'new@example.jp' },
  ])
})

test('a database with a desk in it stays as it is', async () => {
  const before = await server.query('SELECT * FROM users ORDER BY id')
  const refused = await move(file(), address())
  expect([refused.code, refused.warned]).toEqual([
    1,
    expect.stringMatching(/^The target is not empty: \w+ has rows\. Name an empty database\.\n$/),
  ])
  expect(await server.query('SELECT * FROM users ORDER BY id')).toEqual(before)
})

test('a row that cannot be stored is reported with its table, and nothing is moved', async () => {
  const other = await testDatabase(dataDir)
  using source = new DatabaseSync(join(dataDir, 'back.db'))
  source.exec("UPDATE users SET role = 'chef'")
  source.close()
  const refused = await move(back(), other.env.DATABASE_URL ?? '')
  expect([refused.code, refused.warned]).toEqual([
    1,
    'A row of users cannot be stored there: invalid input value for enum enum_users_role: "…". Nothing was moved.\n',
  ])
  expect(await other.query('SELECT count(*)::int AS rows FROM media')).toEqual([{ rows: 0 }])
  await other.drop()
})
