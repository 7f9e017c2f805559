import type { PayloadRequest } from 'payload'

/** The beginning of a statement that changes nothing. `WITH` and `EXPLAIN` can also begin a change. */
const READS = /^\s*(?:select|pragma)\b/i

/** How long a change waits for those before it, in milliseconds. */
const WAIT_MS = 30_000

/** Resolves, when its turn comes, to the function that ends the turn. */
export type Queue = () => Promise<() => void>

/**
 * A queue that lets one caller run at a time.
 * @throws when the turn has not come for 30 seconds.
 */
export function createQueue(): Queue {
  let isFree = true
  const waiting = new Set<() => void>()
  const leave = (): void => {
    const [next] = waiting
    if (next) next()
    else isFree = true
  }
  return async () => {
    if (isFree) isFree = false
    else await turn(waiting)
    let isInside = true
    return () => {
      if (isInside) leave()
      isInside = false
    }
  }
}

/** How statements run outside of transactions: those that change something, one after the other. */
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

function turn(waiting: Set<() => void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    waiting.delete(enter)
    reject(new Error(`The database was busy for ${WAIT_MS / 1000} s.`))
  }, WAIT_MS)
  function enter(): void {
    waiting.delete(enter)
    clearTimeout(timer)
    resolve()
  }
  waiting.add(enter)
  return promise
}

type Id = string | number

/** What both adapters have in common. */
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

type How<Transaction> = {
  nextTurn: Queue
  /** Runs once the database is open. */
  opened: () => Promise<void> | void
  /** Runs first in each transaction. */
  begin?: (transaction: Transaction) => Promise<unknown>
}

const waiting = new Map<Id, Set<() => void>>()

/**
 * Runs something once after the commit of a request's changes; never after a rollback.
 * @returns whether it was asked for the first time
 */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  act: () => void,
): Promise<boolean> {
  const id = await transactionID
  if (id === undefined || !payload.db.sessions?.[id]) {
    act()
    return true
  }
  const acts = waiting.get(id) ?? new Set()
  waiting.set(id, acts)
  const isFirst = !acts.has(act)
  acts.add(act)
  return isFirst
}

/**
 * Lets one transaction at a time into a database: Payload reads a document and writes it whole, so another
 * change in between would be lost. They wait without a connection: waiting inside SQLite stops the whole
 * process, and on a server the one that runs may need a second connection. What waits for a commit runs
 * with it, and a failed commit is an error of the save: Payload itself does not look how one ended.
 */
export function oneAtATime<Transaction extends object, Config>(
  database: Database<Transaction, Config>,
  { nextTurn, opened, begin }: How<Transaction>,
): void {
  const { connect, commitTransaction, rollbackTransaction } = database
  const ends = new WeakMap<object, Promise<unknown>>()
  database.connect = async (options) => {
    await connect?.call(database, options)
    await opened()
    const { drizzle } = database
    const transact = drizzle.transaction.bind(drizzle)
    drizzle.transaction = async (act, config) => {
      const leave = await nextTurn()
      const end = transact(async (transaction) => {
        ends.set(transaction, end)
        await begin?.(transaction)
        return act(transaction)
      }, config)
      return end.finally(leave)
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
