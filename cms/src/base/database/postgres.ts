import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { migrations } from '../../migrations/postgres/index.ts'
import { steady } from '../payload-insides/steady.ts'
import { documentIndex } from './indexes.ts'

type Adapter = ReturnType<typeof postgresAdapter>

const CONNECT_LIMIT_MS = 10_000
/** How long a writer waits for the writers before it. */
const LOCK_WAIT_MS = 30_000
/** A desk that hangs in the middle of a change must not keep the others from writing forever. */
const IDLE_LIMIT_MS = 60_000
/** The server cuts off longer names. */
const NAME_LIMIT = 63

/** A database on a server, which any number of desks open. */
export function postgres(url: string): Adapter {
  const adapter = postgresAdapter({
    pool: {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      lock_timeout: LOCK_WAIT_MS,
      idle_in_transaction_session_timeout: IDLE_LIMIT_MS,
      keepAlive: true,
    },
    // Only committed migrations change the tables, in development as well.
    push: false,
    prodMigrations: migrations,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        for (const [name, table] of Object.entries(schema.tables)) {
          const by = documentIndex(name)
          if (!by) continue
          extendTable({
            table,
            extraConfig: (columns) => ({
              byDocument: index(by.name.slice(0, NAME_LIMIT)).on(columns[by.column]),
            }),
          })
        }
        return schema
      },
    ],
    migrationDir: 'src/migrations/postgres',
    disableCreateDatabase: true,
  })
  return { ...adapter, init: (args) => steady(adapter.init(args)) }
}
