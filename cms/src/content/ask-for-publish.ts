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

/** Other desks hear of the change as it is committed, also when this one ends before it publishes. */
async function askForPublish<Doc>(doc: Doc, req: PayloadRequest): Promise<Doc> {
  // What a form saves by itself is a draft, many times a minute.
  if (req.searchParams?.get('autosave') === 'true') return doc
  await onPostgres(req, `NOTIFY ${CHANGES}`)
  // Inside the transaction nobody else sees the change yet.
  await afterCommit(req, () => globalThis.norenDesk?.publisher.request())
  return doc
}
