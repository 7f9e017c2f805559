import {
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { onPostgres } from '../../base/database/transaction.ts'
import { refuse } from '../../base/requests/refusal.ts'
import { mayOpen } from '../../staff/access/may-open.ts'
import { isFact } from '../facts/facts.ts'
import { type FieldGap, rightSchema } from './field-gap.ts'
import { textsByTag } from './gaps.ts'
import { type Latest, latestAt } from './latest.ts'
import { afterConfirmation, LEDGER, type Ledger } from './ledger.ts'
import { addressOf, type Place } from './places.ts'
import { textsOf } from './texts.ts'

/** What is left to translate in a document, and the word that a text is right as it is. */
export function documentTranslations(slug: CollectionSlug): Endpoint[] {
  return translationsAt('/:id/translations', ({ payload, routeParams }) => ({
    collection: payload.collections[slug].config,
    id: isFact(slug) ? String(routeParams?.id) : Number(routeParams?.id),
  }))
}

/** As {@link documentTranslations}, for a part of the site there is one of. */
export function globalTranslations(slug: GlobalSlug): Endpoint[] {
  return translationsAt('/translations', ({ payload }) => {
    const global = payload.config.globals.find((config) => config.slug === slug)
    return global ? { global } : null
  })
}

function translationsAt(path: string, placeOf: (req: PayloadRequest) => Place | null): Endpoint[] {
  const openPlace = async (req: PayloadRequest): Promise<Place | null> => {
    const place = placeOf(req)
    return place && (await mayOpen(req, addressOf(place))) ? place : null
  }
  return [
    {
      path,
      method: 'get',
      handler: async (req) => {
        if (!req.user) return refuse(req, 401)
        const place = await openPlace(req)
        const latest = place && (await latestAt(req, place))
        return latest ? answer(latest, req) : refuse(req, 404)
      },
    },
    {
      path,
      method: 'post',
      handler: async (req) => {
        if (!req.user) return refuse(req, 401)
        const right = v.safeParse(rightSchema, await req.json?.().catch(() => null))
        if (!right.success) return refuse(req, 400)
        const place = await openPlace(req)
        const isKnown = place && (await confirm(req, place, right.output.key))
        const latest = isKnown && (await latestAt(req, place))
        return latest ? answer(latest, req) : refuse(req, 404)
      },
    },
  ]
}

/** Writes into the newest version itself: nothing that visitors or staff read has changed. */
async function confirm(req: PayloadRequest, place: Place, key: string): Promise<boolean> {
  const { locale } = req
  const shouldCommit = await initTransaction(req)
  try {
    // Two texts may be called right at the same moment.
    await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${LEDGER}'))`)
    const latest = await latestAt(req, place)
    const text = textsOf(latest?.fields ?? [], latest?.doc).find((each) => each.key === key)
    if (latest && text && locale) {
      const entries = latest.ledger[key] ?? {}
      const next = afterConfirmation(entries, locale, textsByTag(text.value))
      await keepLedger(req, place, latest, { ...latest.ledger, [key]: next })
    }
    if (shouldCommit) await commitTransaction(req)
    return text !== undefined
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Writes a ledger where the newest of a document is kept, and leaves the times of its texts alone. */
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
    // Of a fact its time alone tells that something is known of it anew.
    const data = { [LEDGER]: ledger, updatedAt: new Date().toISOString() }
    await db.updateOne({ collection: collection.slug, id, data, returning: false, req })
  }
}

function answer({ gaps }: Latest, { locale }: PayloadRequest): Response {
  const own: FieldGap[] = gaps
    .filter(({ tag }) => tag === locale)
    .map(({ key, state, source, sourceText }) => ({ key, state, source, sourceText }))
  return Response.json({ gaps: own }, { headers: { 'Cache-Control': 'no-store' } })
}
