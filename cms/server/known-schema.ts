import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '@noren/kit/process/start-error'

/** A kind of database; each has separate migrations. */
export type Engine = 'sqlite' | 'postgres'

const FOLDER = join(import.meta.dirname, '../src/migrations')

/** Names of this program's migrations for a database, oldest first. */
export function knownMigrations(engine: Engine): string[] {
  const names = readdirSync(join(FOLDER, engine)).flatMap(
    (file) => /^(\d.*)\.ts$/.exec(file)?.slice(1) ?? [],
  )
  return names.sort()
}

/** Names of the migrations applied to a database file, oldest first; none where there is no database. */
export function appliedMigrations(file: string): string[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const table = "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'"
    if (!database.prepare(table).get()) return []
    const rows = database.prepare('SELECT name FROM payload_migrations ORDER BY name').all()
    return rows.map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

/** The last program that has each step the first migration replaces. */
const LAST_WITH_EACH_STEP = 'commit 1268543'

/**
 * What a program would do to a database: the migrations it lacks, those only a newer program knows, and
 * what to do first where the database stopped in the middle of the steps that the first migration replaces.
 */
export type SchemaDistance = { missing: string[]; newer: string[]; before: string | null }

/**
 * How far a database is from this program. The first migration makes all tables, under the name of the
 * last of the steps it replaces; the names of the others sort before it (decision 075).
 * @param applied names of the migrations applied to the database, oldest first
 */
export function schemaDistance(applied: readonly string[], engine: Engine): SchemaDistance {
  const known = knownMigrations(engine)
  const [first = ''] = known
  const last = applied.findLast((name) => name < first)
  const isPartial = last !== undefined && !applied.includes(first)
  return {
    missing: known.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => name > first && !known.includes(name)),
    before: isPartial
      ? `is older than this program can follow (its last step is ${last}). Start the program of ${LAST_WITH_EACH_STEP} with it once, then this one`
      : null,
  }
}

/**
 * Refuses a database that this program would write into without knowing its tables: Payload ignores
 * migrations it does not know.
 * @param applied names of its migrations, oldest first
 * @throws {StartError}
 */
export function refuseUnknown(database: string, applied: readonly string[], engine: Engine): void {
  const { newer, before } = schemaDistance(applied, engine)
  if (newer.length > 0) {
    throw new StartError(
      `${database} was changed by a newer program (${newer.join(', ')}), so this one does not open it. Start the newer program, or restore a backup from before it (docs/guides/back-up-and-upgrade.md).`,
    )
  }
  if (before === null) return
  throw new StartError(
    `${database} ${before}; or begin with an empty data folder or database (docs/guides/back-up-and-upgrade.md).`,
  )
}

/**
 * {@link refuseUnknown} for a file that no process has open.
 * @throws {StartError} also when the file cannot be read
 */
export function needKnownSchema(file: string): void {
  refuseUnknown(file, readApplied(file), 'sqlite')
}

function readApplied(file: string): string[] {
  try {
    return appliedMigrations(file)
  } catch (error) {
    throw new StartError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}. Move it away and keep it, and restore a backup (docs/guides/back-up-and-upgrade.md).`,
    )
  }
}
