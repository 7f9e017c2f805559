import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { migrations } from '../../migrations/sqlite/index.ts'
import { onOneConnection } from '../payload-insides/one-connection.ts'
import { documentIndex } from './indexes.ts'

type Adapter = ReturnType<typeof sqliteAdapter>

/** A database in one file, which only this process opens. */
export function sqlite(url: string): Adapter {
  const adapter = sqliteAdapter({
    client: { url },
    wal: true,
    transactionOptions: {},
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
            extraConfig: (columns) => ({ byDocument: index(by.name).on(columns[by.column]) }),
          })
        }
        return schema
      },
    ],
    migrationDir: 'src/migrations/sqlite',
  })
  return { ...adapter, init: (args) => onOneConnection(adapter.init(args)) }
}
