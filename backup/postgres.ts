import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SCHEMA } from '../site/server/enquiries/spool/shared/migrations.ts'
import { BackupFailure } from './failure.ts'

const run = promisify(execFile)
/** Whose tables of a database: both may be in one, each in its own schemas. */
export type Owner = 'desk' | 'spool'

const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024

/** Writes a database as it is at one instant into a file, in pg_dump's custom format. */
export async function dumpPostgres(owner: Owner, url: string, to: string): Promise<void> {
  const which = owner === 'spool' ? `--schema=${SCHEMA}` : `--exclude-schema=${SCHEMA}`
  const options = ['--format=custom', '--no-owner', '--no-privileges', which, `--file=${to}`]
  await tool('pg_dump', options, url)
}

/** Fills an empty database from such a file, all of it or nothing. @throws {BackupFailure} */
export async function restorePostgres(dump: string, url: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await tool('pg_restore', [...options, dump], url)
}

/** @throws {BackupFailure} unless the database exists and has none of their tables. */
export async function needEmptyPostgres(owner: Owner, url: string): Promise<void> {
  const which =
    owner === 'spool' ? `= '${SCHEMA}'` : `NOT IN ('pg_catalog', 'information_schema', '${SCHEMA}')`
  const tables = `SELECT count(*) FROM pg_tables WHERE schemaname ${which}`
  const found = await tool('psql', ['--tuples-only', '--no-align', `--command=${tables}`], url)
  if (found.trim() === '0') return
  throw new BackupFailure(
    `The database ${new URL(url).pathname.slice(1)} is not empty: make a new one with createdb, name it in the settings, and try again.`,
  )
}

/** The problem of a dump; `null` when it can be read to its end. */
export async function dumpDamage(dump: string): Promise<string | null> {
  return tool('pg_restore', ['--file=/dev/null', dump]).then(
    () => null,
    (error: Error) => error.message,
  )
}

/** Names of the migrations a dump of the desk has seen, oldest first. */
export async function migrationsInDump(dump: string): Promise<string[]> {
  const options = ['--data-only', '--table=payload_migrations', '--file=-', dump]
  const lines = (await tool('pg_restore', options)).split('\n')
  const head = lines.findIndex((line) => /^COPY \S*payload_migrations /.test(line))
  const column = (/\((.*)\)/.exec(lines[head] ?? '')?.[1] ?? '').split(', ').indexOf('name')
  const rows = lines.slice(head + 1, lines.indexOf('\\.', head))
  return rows.map((row) => row.split('\t')[column] ?? '').sort()
}

/**
 * Runs a program of PostgreSQL, without showing the database's password in the list of processes.
 * @throws {BackupFailure} with what it said
 */
export async function tool(program: string, options: string[], address?: string): Promise<string> {
  const url = new URL(address ?? 'postgres:///')
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  const place = address === undefined ? [] : [`--dbname=${url.href}`]
  try {
    const limits = { env, maxBuffer: OUTPUT_LIMIT_BYTES }
    return (await run(program, [...place, ...options], limits)).stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupFailure(`${program} is missing: install Debian’s postgresql-client.`)
    }
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : error
    throw new BackupFailure(`${program} failed: ${String(said).split('\n', 1)[0]}`)
  }
}
