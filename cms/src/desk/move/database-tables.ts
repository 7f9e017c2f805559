import type { Payload } from 'payload'
import { isOnPostgres } from '../../base/which-database.ts'

/** One side of a move: Payload's open database. Drizzle's calls are the same for both kinds. */
export type Side = Payload['db']

export type Row = Record<string, unknown>

/** Tables that each database makes for itself. */
const OWN_TABLES = ['payload_migrations']

/** Names of all tables to copy, each after those it refers to. */
export function tablesInOrder({ rawTables }: Side): string[] {
  const order = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (order.has(name) || path.includes(name)) return
    for (const other of referred(rawTables[name])) visit(other, [...path, name])
    order.add(name)
  }
  for (const name of Object.keys(rawTables)) visit(name, [])
  return [...order].filter((name) => !OWN_TABLES.includes(name))
}

function referred(table: Side['rawTables'][string] | undefined): string[] {
  const keys = Object.values(table?.foreignKeys ?? {})
  const columns = Object.values(table?.columns ?? {})
  return [
    ...keys.flatMap(({ foreignColumns }) => foreignColumns.map((column) => column.table)),
    ...columns.flatMap(({ reference }) => (reference ? [reference.table] : [])),
  ]
}

/** Whether a table has rows. */
export async function isFilled({ tables, drizzle }: Side, name: string): Promise<boolean> {
  return (await drizzle.select().from(tables[name]).limit(1)).length > 0
}

/** Makes new rows get numbers after the copied ones; SQLite does so automatically. */
export async function continueIds(
  target: Side,
  drizzle: Pick<Side['drizzle'], 'execute'>,
  names: readonly string[],
): Promise<void> {
  if (!isOnPostgres(target)) return
  for (const name of names) {
    if (target.rawTables[name]?.columns.id?.type !== 'serial') continue
    await drizzle.execute(
      `SELECT setval(pg_get_serial_sequence('"${name}"', 'id'), max(id)) FROM "${name}"`,
    )
  }
}
