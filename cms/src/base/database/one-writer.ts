import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { createQueue } from './queue.ts'
import { READS } from './reads.ts'

type Adapter = ReturnType<typeof sqliteAdapter>
type Client = ReturnType<Adapter['init']>['client']

/**
 * Lets one writer at a time into the database. Payload's client gives each transaction a connection of
 * its own and none of them waits: a second one that begins meanwhile fails, and the connection it failed
 * on shows old data from then on. Waiting inside SQLite would not do: it stops the whole process, the
 * first writer included.
 */
export function oneWriterAtATime(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        queueWriters(database.client)
      }
      return database
    },
  }
}

function queueWriters(client: Client): void {
  const nextTurn = createQueue()
  const transaction: Client['transaction'] = client.transaction.bind(client)
  client.transaction = async (mode: 'write' | 'read' | 'deferred' = 'write') => {
    const leave = await nextTurn()
    try {
      const begun = await transaction(mode)
      const { commit, rollback } = begun
      begun.commit = () => commit.call(begun).finally(leave)
      begun.rollback = () => rollback.call(begun).finally(leave)
      return begun
    } catch (error) {
      leave()
      throw error
    }
  }
  const execute: Client['execute'] = client.execute.bind(client)
  client.execute = async (statement: Parameters<Client['execute']>[0]) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (READS.test(text)) return execute(statement)
    const leave = await nextTurn()
    return execute(statement).finally(leave)
  }
}
