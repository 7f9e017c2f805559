import { StartError } from '@noren/kit/process/start-error'
import pg from 'pg'
import { refuseUnknown } from './known-schema.ts'

const CONNECT_LIMIT_MS = 5000

const USABLE = `SELECT current_setting('server_encoding') = 'UTF8' AS unicode,
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS owned,
  to_regclass('payload_migrations') IS NOT NULL AS used`

/**
 * Checks that the desk can work on a PostgreSQL database.
 * @throws {StartError} with the reason, without the password.
 */
export async function reachDatabase(url: string): Promise<void> {
  const client = clientFor(url)
  const name = `The database ${client.database} at ${client.host}:${client.port}`
  try {
    await client.connect()
    const { rows } = await client.query<{ unicode: boolean; owned: boolean; used: boolean }>(USABLE)
    if (!rows[0]?.unicode)
      throw new StartError(`${name} is not in UTF-8. Create it with ENCODING 'UTF8'.`)
    if (!rows[0].owned)
      throw new StartError(`${name} does not let ${client.user} make tables. Give it to that user.`)
    if (rows[0].used) {
      const seen = await client.query<{ name: string }>(
        'SELECT name FROM payload_migrations ORDER BY name',
      )
      const applied = seen.rows.map((row) => row.name)
      refuseUnknown(name, applied, 'postgres')
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${name} ${trouble(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new StartError(`DATABASE_URL cannot be used (${reason}). Correct it.`)
  }
}

/** What prevents access, and what to do. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function trouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28P01' || code === '28000') {
    return 'refuses the user or the password. Correct DATABASE_URL.'
  }
  if (code === '3D000') return 'does not exist. Create it, or correct DATABASE_URL.'
  const reason = code ?? (error instanceof Error ? error.message : error)
  return `cannot be reached (${reason}). Start its server, or correct DATABASE_URL.`
}
