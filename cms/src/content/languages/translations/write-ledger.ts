import type { PayloadRequest } from 'payload'
import { onPostgres } from '../../../base/database/transaction.ts'
import type { Latest, Place } from './latest.ts'
import { LEDGER, type Ledger } from './ledger.ts'

/** Holds a transaction back until no other writes ledgers: two texts may be settled at the same moment. */
export async function oneAfterAnother(req: PayloadRequest): Promise<void> {
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${LEDGER}'))`)
}

/** Writes a ledger into the newest version of a document, and leaves the times of its texts unchanged. */
export async function writeLedger(
  req: PayloadRequest,
  place: Place,
  { doc, version }: Latest,
  ledger: Ledger,
): Promise<void> {
  const { db } = req.payload
  if (version) {
    const { id, updatedAt } = version
    const versionData = { updatedAt, version: { [LEDGER]: ledger, updatedAt: doc.updatedAt } }
    const change = { id, versionData, returning: false, req }
    await ('global' in place
      ? db.updateGlobalVersion({ ...change, global: place.global.slug })
      : db.updateVersion({ ...change, collection: place.collection.slug }))
  } else if ('collection' in place) {
    const { collection, id } = place
    // Only the time of a fact shows that its ledger has changed.
    const data = { [LEDGER]: ledger, updatedAt: new Date().toISOString() }
    await db.updateOne({ collection: collection.slug, id, data, returning: false, req })
  }
}
