import type { PayloadRequest } from 'payload'
import { onPostgres } from '../../../base/database/transaction.ts'
import { type Latest, latestAt, type Place } from './latest.ts'
import { type Entries, LEDGER, type Ledger } from './ledger.ts'
import { sharing } from './shared-texts.ts'

/** Holds a transaction back until no other writes ledgers: two texts may be settled at the same moment. */
export async function oneAfterAnother(req: PayloadRequest): Promise<void> {
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${LEDGER}'))`)
}

/** Changes the entries of a text in every document that shares it, in the newest version itself: no text changes. */
export async function writeEntries(
  req: PayloadRequest,
  place: Place,
  text: { latest: Latest; key: string },
  change: (entries: Entries) => Entries,
): Promise<void> {
  const { key } = text
  for (const each of await sharing(req, place, text)) {
    const own = await latestAt(req, each)
    if (!own) continue
    await writeLedger(req, each, own, { ...own.ledger, [key]: change(own.ledger[key] ?? {}) })
  }
}

/** Writes a ledger into the newest version of a document, and leaves the times of its texts unchanged. */
async function writeLedger(
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
