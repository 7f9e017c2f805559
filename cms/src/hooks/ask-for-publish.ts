import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

const COMMIT_POLL_MS = 5

export const publishAfterChange: CollectionAfterChangeHook = ({ doc, req }) => {
  void publishAfterCommit(req)
  return doc
}

export const publishAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) => {
  void publishAfterCommit(req)
  return doc
}

export const publishAfterGlobalChange: GlobalAfterChangeHook = ({ doc, req }) => {
  void publishAfterCommit(req)
  return doc
}

/** A picture or film stands in any number of documents, which all have to be read anew. */
export const republishAfterChange: CollectionAfterChangeHook = ({ doc, operation, req }) => {
  if (operation === 'update') void publishAfterCommit(req, { afresh: true })
  return doc
}

export const republishAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) => {
  void publishAfterCommit(req, { afresh: true })
  return doc
}

/**
 * These hooks run inside the transaction of the save, where the change is not yet visible to
 * anybody else: the publish is asked for once that transaction is gone.
 */
async function publishAfterCommit(
  { payload, transactionID }: PayloadRequest,
  { afresh = false } = {},
): Promise<void> {
  const id = await transactionID
  while (id !== undefined && payload.db.sessions?.[id]) await sleep(COMMIT_POLL_MS)
  const desk = globalThis.norenDesk
  if (afresh) desk?.composer.forget()
  desk?.publisher.request()
}
