import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { migrations } from '../../migrations/sqlite/index.ts'
import { documentIndex } from './indexes.ts'
import { oneWriterAtATime } from './one-writer.ts'

/** A database in one file, which this process alone opens. */
export function sqlite(url: string): ReturnType<typeof sqliteAdapter> {
  return oneWriterAtATime(
    sqliteAdapter({
      client: { url },
      wal: true,
      transactionOptions: {},
      // The tables change by committed migrations alone, in development as well.
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
    }),
  )
}
