import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import * as v from 'valibot'
import { tellOfCommits } from './after-commit.ts'
import { onOneConnection } from './one-connection.ts'
import { createQueue } from './queue.ts'
import { READS } from './reads.ts'

type Adapter = ReturnType<typeof sqliteAdapter>
type Client = ReturnType<Adapter['init']>['client']

const fileSchema = v.object({ rows: v.tuple([v.looseObject({ file: v.string() })]) })

/**
 * Lets one writer at a time into the database. A second transaction that begins meanwhile would fail, and
 * waiting inside SQLite would not do: it stops the whole process, the first writer included.
 */
export function oneWriterAtATime(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        await queueWriters(database.client)
      }
      tellOfCommits(database)
      return database
    },
  }
}

async function queueWriters(client: Client): Promise<void> {
  const nextTurn = createQueue()
  const execute: Client['execute'] = client.execute.bind(client)
  const [{ file }] = v.parse(fileSchema, await execute('PRAGMA database_list')).rows
  const begin = onOneConnection(file)
  client.transaction = async () => {
    const leave = await nextTurn()
    try {
      return begin(leave)
    } catch (error) {
      leave()
      throw error
    }
  }
  client.execute = async (statement: Parameters<Client['execute']>[0]) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (READS.test(text)) return execute(statement)
    const leave = await nextTurn()
    return execute(statement).finally(leave)
  }
}
