import { randomUUID } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import { isPostgresUrl } from '../src/base/which-database.ts'

type Row = Record<string, unknown>

/** A database for one desk. */
export type TestDatabase = {
  /** The settings that point the desk to it. */
  env: Record<string, string>
  /** Queries it on a separate connection. */
  query: (statement: string) => Promise<Row[]>
  storedEnquiries: () => Promise<string>
  drop: () => Promise<void>
}

/** A copy of the empty desk: a file in the data folder, or a database on the same server. */
export async function testDatabase(dataDir: string): Promise<TestDatabase> {
  const empty = inject('emptyDesk')
  return isPostgresUrl(empty) ? onServer(new URL(empty)) : inFile(empty, dataDir)
}

async function inFile(empty: string, dataDir: string): Promise<TestDatabase> {
  await copyFile(fileURLToPath(empty), join(dataDir, 'cms.db'))
  const read = (name: string) => readFile(join(dataDir, name), 'latin1')
  return {
    env: {},
    query: async (statement) => {
      // A writable one would remove the desk's log as it closes: to SQLite, a second copy of itself in the
      // same process is another process, but the system shares their locks.
      using file = new DatabaseSync(join(dataDir, 'cms.db'), { timeout: 10_000, readOnly: true })
      return file.prepare(statement).all()
    },
    storedEnquiries: async () => (await read('cms.db')) + (await read('cms.db-wal')),
    drop: async () => undefined,
  }
}

async function onServer(empty: URL): Promise<TestDatabase> {
  const name = `desk-${randomUUID()}`
  const server = new URL('/postgres', empty).href
  const template = empty.pathname.slice(1)
  await queryAt(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
  const own = new URL(`/${name}`, empty).href
  return {
    env: { DATABASE_URL: own },
    query: (statement) => queryAt(own, statement),
    storedEnquiries: async () => {
      await queryAt(own, 'CHECKPOINT')
      // Every table and index of the desk, with the values that are stored out of line.
      const [row] = await queryAt(
        own,
        `SELECT string_agg(encode(pg_read_binary_file(file), 'escape'), '') AS bytes
         FROM (SELECT pg_relation_filepath(oid) AS file FROM pg_class WHERE oid >= 16384) AS files
         WHERE file IS NOT NULL`,
      )
      return String(row?.bytes)
    },
    drop: async () => {
      await queryAt(server, `DROP DATABASE "${name}" WITH (FORCE)`)
    },
  }
}

async function queryAt(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
