import type { Access, Endpoint, PayloadRequest } from 'payload'
import type * as v from 'valibot'
import { inTransaction, onPostgres } from '../../base/database/transaction.ts'
import { refuse } from '../../base/requests/refusal.ts'
import {
  documentPath,
  type Kind,
  ofDocument,
  onGet,
  onPost,
  toBody,
  toDocument,
} from '../../staff/access/endpoint.ts'
import { answerSchema, type FieldGap } from './gap-states.ts'
import { type Text, textsByTag, textsOf } from './gaps.ts'
import { type Latest, latestAt, type Place, placeOf } from './latest.ts'
import { afterConfirmation, LEDGER, type Ledger } from './ledger.ts'
import { sharing } from './shared-texts.ts'
import { translate } from './translate.ts'

/**
 * The endpoints of a document's translations: which are missing or outdated, and the translation of one, or
 * the confirmation that it is right as it is.
 * @param rule who may write one, where Payload's own calls change no document of the kind
 */
export function translations(kind: Kind, rule?: Access): Endpoint[] {
  const path = documentPath(kind, 'translations')
  return [
    onGet(
      path,
      ofDocument(kind, (req, { opened }) => answer(req, placeOf(req.payload, opened))),
    ),
    onPost(
      path,
      toDocument(
        kind,
        toBody(answerSchema, async (req, { opened, body }) => {
          const place = placeOf(req.payload, opened)
          const refused = place && (await inTransaction(req, () => settle(req, place, body)))
          return refused ?? answer(req, place)
        }),
        rule,
      ),
    ),
  ]
}

/** @returns why nothing was written; `null` when it was */
async function settle(
  req: PayloadRequest,
  place: Place,
  { key, translation }: v.InferOutput<typeof answerSchema>,
): Promise<Response | null> {
  // Two texts may be settled at the same moment.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${LEDGER}'))`)
  const latest = await latestAt(req, place)
  const text = textsOf(latest?.fields ?? [], latest?.doc).find((each) => each.key === key)
  if (!latest || !text) return refuse(req, 404)
  if (translation) return translate(req, place, { latest, text }, { key, translation })
  for (const each of await sharing(req, place, { latest, key })) await confirm(req, each, text)
  return null
}

/** Writes into the newest version itself, since no text changes. */
async function confirm(req: PayloadRequest, place: Place, { key, value }: Text): Promise<void> {
  const latest = await latestAt(req, place)
  if (!latest || !req.locale) return
  const next = afterConfirmation(latest.ledger[key] ?? {}, req.locale, textsByTag(value))
  await keepLedger(req, place, latest, { ...latest.ledger, [key]: next })
}

/** Writes a ledger into the newest version of a document, and leaves the times of its texts unchanged. */
async function keepLedger(
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

async function answer(req: PayloadRequest, place: Place | null): Promise<Response> {
  const latest = place && (await latestAt(req, place))
  if (!latest) return refuse(req, 404)
  const own: FieldGap[] = latest.gaps
    .filter(({ tag }) => tag === req.locale)
    .map(({ key, state, source, sourceText }) => ({ key, state, source, sourceText }))
  return Response.json({ gaps: own }, { headers: { 'Cache-Control': 'no-store' } })
}
