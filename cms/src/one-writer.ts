import type { sqliteAdapter } from '@payloadcms/db-sqlite'

type Adapter = ReturnType<typeof sqliteAdapter>
type Client = ReturnType<Adapter['init']>['client']

/** How long a writer waits for the ones before it, in milliseconds. */
const WAIT_MS = 30_000
const READS = /^\s*(select|with|pragma|explain)\b/i

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

/** A queue with one place at its head: resolves, when that is free, to the way to leave it. */
function createQueue(): () => Promise<() => void> {
  let last = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve: leave } = Promise.withResolvers<void>()
    last = promise
    const patience = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => patience.reject(new Error(`The database was busy for ${WAIT_MS / 1000} s.`)),
      WAIT_MS,
    )
    try {
      await Promise.race([before, patience.promise])
      return leave
    } catch (error) {
      before.then(leave)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
