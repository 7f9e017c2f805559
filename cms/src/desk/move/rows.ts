import { createHash } from 'node:crypto'
import { isObject } from '@noren/contract/json'
import { gt } from '@payloadcms/db-postgres/drizzle'
import type { Row, Side } from './database-tables.ts'

/** Rows read or written in one statement; SQLite takes up to 32,766 values in one. */
const PAGE = 200

/** A side, or a transaction on it. */
export type Open = Pick<Side, 'rawTables' | 'tables'> & { drizzle: Pick<Side['drizzle'], 'select'> }

/** The rows of a table in pages, in the same form for every database. */
export async function* rowsOf(
  { rawTables, tables, drizzle }: Open,
  name: string,
): AsyncGenerator<Row[]> {
  const table = tables[name]
  const dates = Object.entries(rawTables[name]?.columns ?? {})
    .filter(([, { type }]) => type === 'timestamp')
    .map(([key]) => key)
  for (let last: unknown; ; ) {
    const after = last === undefined ? undefined : gt(table.id, last)
    const rows: Row[] = await drizzle
      .select()
      .from(table)
      .where(after)
      .orderBy(table.id)
      .limit(PAGE)
    if (rows.length === 0) return
    last = rows.at(-1)?.id
    yield rows.map((row) => ({ ...row, ...inOneForm(row, dates) }))
  }
}

function inOneForm(row: Row, dates: readonly string[]): Row {
  const given = dates.filter((key) => row[key] !== null)
  return Object.fromEntries(given.map((key) => [key, new Date(String(row[key])).toISOString()]))
}

/** A digest of a table: equal for equal rows, in whatever order they were read. */
export type Fingerprint = { rows: number; sum: bigint }

export async function fingerprint(side: Open, name: string): Promise<Fingerprint> {
  const found = { rows: 0, sum: 0n }
  for await (const page of rowsOf(side, name)) {
    found.rows += page.length
    for (const row of page) found.sum += digest(row)
  }
  return found
}

function digest(row: Row): bigint {
  const text = JSON.stringify(row, (_, value: unknown) => (isObject(value) ? sorted(value) : value))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}

/** PostgreSQL keeps the keys of an object in its own order. */
function sorted(value: Row): Row {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
