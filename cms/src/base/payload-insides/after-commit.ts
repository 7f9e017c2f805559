import type { PayloadRequest } from 'payload'

type Id = string | number

/** What both adapters have of their databases. */
type Database<Transaction extends object, Config> = {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  drizzle: {
    transaction: <Result>(
      act: (transaction: Transaction) => Promise<Result>,
      config?: Config,
    ) => Promise<Result>
  }
  sessions: { [id: Id]: { db: object } }
  commitTransaction: (id: Id | Promise<Id>) => Promise<void>
  rollbackTransaction: (id: Id | Promise<Id>) => Promise<void>
}

const waiting = new Map<Id, Set<() => void>>()

/** Does something once the change of a request is there for everybody; never if it is taken back. */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  act: () => void,
): Promise<void> {
  const id = await transactionID
  if (id === undefined || !payload.db.sessions?.[id]) return act()
  waiting.set(id, (waiting.get(id) ?? new Set()).add(act))
}

/**
 * Does what waits for a commit, and has whoever saved hear when it fails: Payload asks nobody how a
 * transaction ended.
 */
export function tellOfCommits<Transaction extends object, Config>(
  database: Database<Transaction, Config>,
): void {
  const { connect, commitTransaction, rollbackTransaction } = database
  const ends = new WeakMap<object, Promise<unknown>>()
  database.connect = async (options) => {
    await connect?.call(database, options)
    const { drizzle } = database
    const transact = drizzle.transaction.bind(drizzle)
    drizzle.transaction = (act, config) => {
      const end = transact((transaction) => {
        ends.set(transaction, end)
        return act(transaction)
      }, config)
      return end
    }
  }
  database.commitTransaction = async (pending) => {
    const id = await pending
    const session = database.sessions[id]
    const acts = waiting.get(id) ?? []
    waiting.delete(id)
    await commitTransaction.call(database, id)
    if (!session) return
    await ends.get(session.db)
    for (const act of acts) act()
  }
  database.rollbackTransaction = async (pending) => {
    waiting.delete(await pending)
    await rollbackTransaction.call(database, pending)
  }
}
