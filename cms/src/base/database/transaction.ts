import type { PayloadRequest } from 'payload'
import { isOnPostgres } from './kind.ts'

/** Runs a statement that only PostgreSQL needs, within the transaction of a request if it has one. */
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
