import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { CHANGES } from '../base/database/locks.ts'
import { onPostgres } from '../base/database/transaction.ts'
import { afterCommit } from '../base/payload-insides/transactions.ts'

export const publishAfterChange: CollectionAfterChangeHook = ({ doc, req }) =>
  askForPublish(doc, req)

export const publishAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
  askForPublish(doc, req)

export const publishAfterGlobalChange: GlobalAfterChangeHook = ({ doc, req }) =>
  askForPublish(doc, req)

/** Other desks hear of the change when it is committed, even if this desk ends before it publishes. */
async function askForPublish<Doc>(doc: Doc, req: PayloadRequest): Promise<Doc> {
  // An autosave writes a draft, many times a minute.
  if (req.searchParams?.get('autosave') === 'true') return doc
  await onPostgres(req, `NOTIFY ${CHANGES}`)
  // Until the transaction ends, no other connection sees the change.
  await afterCommit(req, () => globalThis.norenDesk?.publisher.request())
  return doc
}
