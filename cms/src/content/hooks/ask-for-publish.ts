import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { CHANGES } from '../../base/database/locks.ts'
import { onPostgres } from '../../base/database/transaction.ts'

const COMMIT_POLL_MS = 5

export const publishAfterChange: CollectionAfterChangeHook = ({ doc, req }) =>
  askForPublish(doc, req)

export const publishAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
  askForPublish(doc, req)

export const publishAfterGlobalChange: GlobalAfterChangeHook = ({ doc, req }) =>
  askForPublish(doc, req)

/** Other desks hear of the change as it is committed, also when this one ends before it publishes. */
async function askForPublish<Doc>(doc: Doc, req: PayloadRequest): Promise<Doc> {
  // What a form saves by itself is a draft, many times a minute.
  if (req.searchParams?.get('autosave') === 'true') return doc
  await onPostgres(req, `NOTIFY ${CHANGES}`)
  void publishAfterCommit(req)
  return doc
}

/**
 * These hooks run inside the transaction of the save, where the change is not yet visible to
 * anybody else: the publish is asked for once that transaction is gone.
 */
async function publishAfterCommit({ payload, transactionID }: PayloadRequest): Promise<void> {
  const id = await transactionID
  while (id !== undefined && payload.db.sessions?.[id]) await sleep(COMMIT_POLL_MS)
  globalThis.norenDesk?.publisher.request()
}
