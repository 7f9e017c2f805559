import { StartError } from '@noren/contract/process/start-error'
import { continueIds, isFilled, type Side, tablesInOrder } from './database-tables.ts'
import { fingerprint, type Open, rowsOf } from './rows.ts'

/**
 * Copies every table, in one transaction of the target, and compares both sides row by row before it
 * ends. It only reads the source.
 * @returns how many rows there are.
 * @throws {StartError} when the target is not empty, or differs from the source in the end; then nothing
 *   was written.
 */
export async function moveTables(source: Side, target: Side): Promise<number> {
  const names = tablesInOrder(source)
  for (const name of names) {
    if (!(await isFilled(target, name))) continue
    throw new StartError(`The target is not empty: ${name} has rows. Name an empty database.`)
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
  throw new StartError(
    `${name} did not arrive as it was: ${before.rows} rows here, ${after.rows} there. Nothing was moved. See that nothing writes to either database, then try again.`,
  )
}

/** The database's own message, without the values of the row, which may be a visitor's. */
function refuse(name: string, error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : cause
  throw new StartError(`A row of ${name} cannot be stored there: ${reason}. Nothing was moved.`)
}
