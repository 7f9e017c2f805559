import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isOnPostgres } from './adapter.ts'

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
