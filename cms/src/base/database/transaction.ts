import {
  commitTransaction,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isInFile, isOnPostgres } from '../which-database.ts'

/** Runs a statement that only PostgreSQL needs, in the request's transaction if it has one. */
export async function onPostgres(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: string,
): Promise<void> {
  const { db } = payload
  if (!isOnPostgres(db)) return
  const id = await transactionID
  const session = id === undefined ? undefined : db.sessions[id]
  await (session?.db ?? db.drizzle).execute(statement)
}

/** What the transactions of both databases can do. */
type Session = { delete(table: object): PromiseLike<unknown> }

/**
 * Removes a global as it is stored, with its texts and lists, in the request's transaction: Payload's
 * adapters remove everything else, but no global.
 */
export async function deleteGlobal(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  slug: GlobalSlug,
): Promise<void> {
  const { db } = payload
  const id = await transactionID
  if (id === undefined || !(isOnPostgres(db) || isInFile(db))) throw new Error('No transaction')
  const session: Session | undefined = db.sessions[id]?.db
  if (!session) throw new Error('The transaction has ended')
  await session.delete(db.tables[db.tableNameMap.get(slug.replaceAll('-', '_')) ?? ''])
}

/** Runs work in the request's transaction, or in a new one: all of it is kept, or nothing. */
export async function inTransaction<Made>(
  req: PayloadRequest,
  make: () => Promise<Made>,
): Promise<Made> {
  const shouldCommit = await initTransaction(req)
  try {
    const made = await make()
    if (shouldCommit) await commitTransaction(req)
    return made
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
