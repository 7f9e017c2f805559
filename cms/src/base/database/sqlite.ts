import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import * as v from 'valibot'
import { migrations } from '../../migrations/sqlite/index.ts'
import { tellOfCommits } from './after-commit.ts'
import { documentIndex } from './indexes.ts'
import { onOneConnection } from './one-connection.ts'
import { inTurn, oneWriterAtATime } from './one-writer.ts'
import type { Queue } from './queue.ts'

type Adapter = ReturnType<typeof sqliteAdapter>
type Database = ReturnType<Adapter['init']>
type Execute = Database['client']['execute']

const fileSchema = v.object({ rows: v.tuple([v.looseObject({ file: v.string() })]) })

/** A database in one file, which this process alone opens. */
export function sqlite(url: string): Adapter {
  const adapter = sqliteAdapter({
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
  })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      oneWriterAtATime(database, {
        queueStatements: (nextTurn) => queueStatements(database, nextTurn),
      })
      tellOfCommits(database)
      return database
    },
  }
}

async function queueStatements({ client }: Database, nextTurn: Queue): Promise<void> {
  const execute: (statement: Parameters<Execute>[0]) => ReturnType<Execute> =
    client.execute.bind(client)
  const [{ file }] = v.parse(fileSchema, await execute('PRAGMA database_list')).rows
  client.transaction = onOneConnection(file)
  client.execute = inTurn(
    nextTurn,
    (statement) => (typeof statement === 'string' ? statement : statement.sql),
    execute,
  )
}
