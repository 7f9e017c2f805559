import type { PayloadRequest } from 'payload'
import { onPostgres } from '../../base/database/transaction.ts'
import { handedIn } from '../../base/handed-in.ts'
import { CHANGES } from '../../base/locks.ts'
import { afterCommit } from '../../base/payload-insides/transactions.ts'

/** Has the desk publish soon. */
export const requestPublish = handedIn<() => void>('requestPublish')

/**
 * The hook after a change or deletion of content. Other desks hear of the change when it is committed, even
 * if this desk ends before it publishes.
 */
export async function askForPublish<Doc>({
  doc,
  req,
}: {
  doc: Doc
  req: PayloadRequest
}): Promise<Doc> {
  // An autosave writes a draft, many times a minute.
  if (req.searchParams?.get('autosave') === 'true') return doc
  // Until the transaction ends, no other connection sees the change.
  const isFirst = await afterCommit(req, publishSoon)
  if (isFirst) await onPostgres(req, `NOTIFY ${CHANGES}`)
  return doc
}

function publishSoon(): void {
  requestPublish.now()?.()
}
