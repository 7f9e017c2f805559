import { createHash } from 'node:crypto'
import { isObject } from '@noren/contract/json'
import { errorFacts } from '@noren/kit/process/log'
import { gt } from '@payloadcms/db-postgres/drizzle'
import { StartRefusal } from '../../base/start-refusal.ts'
import { continueIds, isFilled, type Row, type Side, tablesInOrder } from './database-tables.ts'

/**
 * Copies every table, in one transaction of the target, and compares both sides row by row before it
 * ends. It only reads the source.
 * @returns how many rows there are.
 * @throws {StartRefusal} when the target is not empty, or differs from the source in the end; then nothing
 *   was written.
 */
export async function moveTables(source: Side, target: Side): Promise<number> {
  const names = tablesInOrder(source)
  for (const name of names) {
    if (!(await isFilled(target, name))) continue
    throw new StartRefusal({
      en: `The target is not empty: ${name} has rows. Name an empty database.`,
      ja: `移す先が空ではありません（${name} に行があります）。空のデータベースを指定してください。`,
    })
  }
  return target.drizzle.transaction(async (drizzle) => {
    const { rawTables, tables } = target
    let moved = 0
    for (const name of names) {
      for await (const rows of rowsOf(source, name)) {
        await drizzle
          .insert(tables[name])
          .values(rows)
          .catch((error: unknown) => refuse(name, error))
      }
      moved += await compare(name, source, { rawTables, tables, drizzle })
    }
    await continueIds(target, drizzle, names)
    return moved
  })
}

/** @returns how many rows the table has on both sides. */
async function compare(name: string, source: Open, target: Open): Promise<number> {
  const before = await fingerprint(source, name)
  const after = await fingerprint(target, name)
  if (before.rows === after.rows && before.sum === after.sum) return after.rows
  throw new StartRefusal({
    en: `${name} did not arrive as it was: ${before.rows} rows here, ${after.rows} there. Nothing was moved. See that nothing writes to either database, then try again.`,
    ja: `${name} が元のとおりに届きませんでした（元は${before.rows}行、移した先は${after.rows}行）。何も移していません。どちらのデータベースにも書き込みがないことを確かめて、もう一度お試しください。`,
  })
}

/** The database's own message, without the values of the row, which may be a visitor's. */
function refuse(name: string, error: unknown): never {
  const { error: reason } = errorFacts(error)
  throw new StartRefusal({
    en: `A row of ${name} cannot be stored there: ${reason}. Nothing was moved.`,
    ja: `${name} の行を移す先に保存できません（${reason}）。何も移していません。`,
  })
}

/** Rows read or written in one statement; SQLite takes up to 32,766 values in one. */
const PAGE = 200

/** A side, or a transaction on it. */
type Open = Pick<Side, 'rawTables' | 'tables'> & { drizzle: Pick<Side['drizzle'], 'select'> }

/** The rows of a table in pages, in the same form for every database. */
async function* rowsOf({ rawTables, tables, drizzle }: Open, name: string): AsyncGenerator<Row[]> {
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
type Fingerprint = { rows: number; sum: bigint }

async function fingerprint(side: Open, name: string): Promise<Fingerprint> {
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
