import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../src/base/start-error.ts'

/** A kind of database; each has migrations of its own. */
export type Engine = 'sqlite' | 'postgres'

const FOLDER = join(import.meta.dirname, '../src/migrations')

/** Names of the migrations this program brings for a database, oldest first. */
export function knownMigrations(engine: Engine): string[] {
  const names = readdirSync(join(FOLDER, engine)).flatMap(
    (file) => /^(\d.*)\.ts$/.exec(file)?.slice(1) ?? [],
  )
  return names.sort()
}

/** Names of the migrations a database file has seen, oldest first; none where there is no database. */
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

/**
 * Refuses a database a newer program has changed: Payload would take no notice and write into tables
 * it does not know.
 * @param applied names of the migrations it has seen
 * @throws {StartError}
 */
export function refuseNewer(database: string, applied: readonly string[], engine: Engine): void {
  const known = knownMigrations(engine)
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length === 0) return
  throw new StartError(
    `${database} was changed by a newer program (${newer.join(', ')}), so this one does not open it. Start the newer program, or restore a backup from before it (docs/guides/back-up-and-upgrade.md).`,
  )
}

/**
 * {@link refuseNewer} for a file, while nobody has it open.
 * @throws {StartError} also when the file cannot be read
 */
export function needKnownSchema(file: string): void {
  refuseNewer(file, readApplied(file), 'sqlite')
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
