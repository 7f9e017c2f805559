import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isInFile, isOnPostgres } from './adapter.ts'

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

/** Runs a statement in the request's transaction. @param statement contains nothing that a client sent */
export async function runInTransaction(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: string,
): Promise<void> {
  const { db } = payload
  const id = await transactionID
  if (id === undefined || !(isOnPostgres(db) || isInFile(db))) throw new Error('No transaction')
  const session = db.sessions[id]?.db
  if (!session) throw new Error('The transaction has ended')
  await ('run' in session ? session.run(statement) : session.execute(statement))
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
