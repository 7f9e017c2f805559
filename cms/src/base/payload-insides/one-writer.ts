import { createQueue, type Queue } from './queue.ts'

/** The beginning of a statement that changes nothing. `WITH` and `EXPLAIN` also stand before changes. */
const READS = /^\s*(?:select|pragma)\b/i

/** What both adapters have of their databases. */
type Database<Transaction, Config> = {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  drizzle: {
    transaction: <Result>(
      act: (transaction: Transaction) => Promise<Result>,
      config?: Config,
    ) => Promise<Result>
  }
}

type How<Transaction> = {
  /** Has the statements outside of transactions wait for their turn: see {@link inTurn}. */
  queueStatements: (nextTurn: Queue) => Promise<void> | void
  /** What is done first in each transaction. */
  begin?: (transaction: Transaction) => Promise<unknown>
}

/**
 * Lets one writer at a time into the database: Payload reads a document and writes it whole, so that
 * what another wrote meanwhile would be lost. They wait here, without a connection: waiting inside
 * SQLite stops the whole process, and on a server whoever has the turn may need a second one.
 */
export function oneWriterAtATime<Transaction, Config>(
  database: Database<Transaction, Config>,
  { queueStatements, begin }: How<Transaction>,
): void {
  const nextTurn = createQueue()
  const { connect } = database
  database.connect = async (options) => {
    await connect?.call(database, options)
    await queueStatements(nextTurn)
    const { drizzle } = database
    const transact = drizzle.transaction.bind(drizzle)
    drizzle.transaction = async (act, config) => {
      const leave = await nextTurn()
      return transact(async (transaction) => {
        await begin?.(transaction)
        return act(transaction)
      }, config).finally(leave)
    }
  }
}

/** How statements run outside of transactions: those that change something one after the other. */
export function inTurn<Given extends unknown[], Answer>(
  nextTurn: Queue,
  textOf: (...given: Given) => string,
  read: (...given: Given) => Promise<Answer>,
  write = read,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    if (READS.test(textOf(...given))) return read(...given)
    const leave = await nextTurn()
    return write(...given).finally(leave)
  }
}
