import { readObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type {
  CollectionAfterChangeHook,
  Field,
  GlobalAfterChangeHook,
  JsonObject,
  PayloadRequest,
  Where,
} from 'payload'
import { TAGS } from '../../base/locales.ts'
import { say } from '../../base/words.ts'
import { filledIn, hashOfValue } from '../../content/editing/together/units.ts'
import { excerpt, readable } from '../../content/editing/versions/readable-values.ts'
import { plain } from '../../content/languages/translations/gaps.ts'
import { latestAt, newestVersion, type Place } from '../../content/languages/translations/latest.ts'
import { seenAs } from '../../content/library/brand/seen-as.ts'
import {
  isLocalized,
  type Part,
  type PlacedField,
  type Position,
  partsOf,
  TOP,
  trailWords,
} from '../../content/model/walk.ts'
import { fileChange, markChange } from './picture-changes.ts'
import type { Change } from './unpublished.ts'

/**
 * The differences between the published and the last saved version of a document, both read in all
 * languages, in the order of the form.
 */
export function changesBetween(
  fields: readonly Field[],
  shown: unknown,
  saved: unknown,
  i18n: I18nClient,
  at: Position = TOP,
): Change[] {
  const [before, after] = [readObject(shown), readObject(saved)]
  return filledIn(fields, at).flatMap((placed): Change[] => {
    const { field, name } = placed
    const [was, is] = [before[name], after[name]]
    if (isLocalized(placed)) return textChanges(trailWords(placed, i18n), was, is)
    if (field.type === 'group') return changesBetween(field.fields, was, is, i18n, placed)
    if (field.type === 'array')
      return rowChanges(placed, partsOf(placed, was), partsOf(placed, is), i18n)
    if (hashOfValue(field, was) === hashOfValue(field, is)) return []
    if (field.type === 'upload') return [fileChange(field, trailWords(placed, i18n), was, is, i18n)]
    if (seenAs(field) === 'mark') return [markChange(trailWords(placed, i18n), was, is, i18n)]
    const read = (value: unknown) => readable(field, value, i18n)
    return [{ label: trailWords(placed, i18n), tag: null, before: read(was), after: read(is) }]
  })
}

function textChanges(label: string, shown: unknown, saved: unknown): Change[] {
  const [was, is] = [readObject(shown), readObject(saved)]
  return TAGS.flatMap((tag) => {
    const [before, after] = [plain(was[tag]), plain(is[tag])]
    return before === after ? [] : [{ label, tag, before: excerpt(before), after: excerpt(after) }]
  })
}

function rowChanges(
  placed: PlacedField,
  was: readonly Part[],
  is: readonly Part[],
  i18n: I18nClient,
): Change[] {
  const among = (rows: readonly Part[], { key }: Part) => rows.find((row) => row.key === key)
  const change = (at: Position, before: string, after: string): Change => ({
    label: trailWords(at, i18n),
    tag: null,
    before,
    after,
  })
  const inRows = is.flatMap((row) =>
    changesBetween(row.fields, among(was, row)?.values, row.values, i18n, row),
  )
  const gone = was
    .filter((row) => !among(is, row))
    .map((row) => change(row, say({ i18n }, SHOWN), ''))
  const kept = (rows: readonly Part[], others: readonly Part[]) =>
    rows.filter((row) => among(others, row)).map(({ key }) => key)
  const hasMoved = kept(was, is).join() !== kept(is, was).join()
  return [...inRows, ...gone, ...(hasMoved ? [change(placed, '', say({ i18n }, MOVED))] : [])]
}

const SHOWN = { en: 'Shown', ja: '表示中' }
const MOVED = { en: 'In another order', ja: '並び順の変更' }

/** The published version of a document, in all languages; `null` when there is none. */
export async function shownAt(
  { payload, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
): Promise<JsonObject | null> {
  const doc =
    'global' in place
      ? await payload.db.findGlobal({ slug: place.global.slug, locale: 'all', req })
      : await payload.db.findOne<JsonObject & { id: number }>({
          collection: place.collection.slug,
          where: { id: { equals: place.id } },
          locale: 'all',
          req,
        })
  return doc?._status === 'published' ? doc : null
}

/**
 * A draft of what visitors already see is none: Payload makes one with a publish in one language, and staff
 * by changing a text back. This marks it as published, since Today, the lists and the form read that. A
 * publish also takes away the autosaves before it, whose content it has.
 */
export const noteNothingWaits: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc
  const { db } = req.payload
  const { slug } = collection
  const newest = await newestIfNothingWaits(req, { collection, id: doc.id })
  if (newest?.isDraft) await db.updateVersion({ collection: slug, ...newest.asPublished })
  if (newest?.inTime) await db.updateOne({ collection: slug, id: doc.id, ...newest.inTime })
  if (newest && doc._status === 'published') {
    const where = { and: [AUTOSAVED, { parent: { equals: doc.id } }] }
    await db.deleteVersions({ collection: slug, where, req })
  }
  return doc
}

/** As {@link noteNothingWaits}, for a global. */
export const noteNothingWaitsInGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const { db } = req.payload
  const { slug } = global
  const newest = await newestIfNothingWaits(req, { global })
  if (newest?.isDraft) await db.updateGlobalVersion({ global: slug, ...newest.asPublished })
  if (newest?.inTime) await db.updateGlobal({ slug, ...newest.inTime })
  if (newest && doc._status === 'published') {
    await db.deleteVersions({ globalSlug: slug, where: AUTOSAVED, req })
  }
  return doc
}

/** Versions that the form saved by itself while staff typed, and that others have followed. */
const AUTOSAVED: Where = {
  and: [{ autosave: { equals: true } }, { latest: { not_equals: true } }],
}

/** The newest version, if it is published, or a draft of what visitors already see. */
async function newestIfNothingWaits(req: PayloadRequest, place: Place) {
  const latest = await latestAt(req, place)
  if (!latest?.version) return null
  const isDraft = latest.doc._status === 'draft'
  const shown = isDraft ? await shownAt(req, place) : null
  if (isDraft && !shown) return null
  if (shown && changesBetween(latest.fields, shown, latest.doc, req.i18n).length > 0) return null
  const id = Number(latest.version.id)
  // Nobody published it: it counts as an autosave, which the history leaves out, except what Payload stored
  // beside a publish, since an autosave would write into it.
  const { snapshot } = readObject(latest.version)
  const versionData = { ...(!snapshot && { autosave: true }), version: { _status: 'published' } }
  const over = shown && (await newestVersion(req, place, draftsAfter(shown)))
  return {
    isDraft,
    asPublished: { id, versionData, returning: false, req },
    inTime: over && { data: { updatedAt: over.updatedAt }, returning: false, req },
  }
}

/**
 * Drafts that are over. Payload would open the newest of them, since it was saved after the published
 * document: the document takes its time.
 */
const draftsAfter = ({ updatedAt }: JsonObject): Where => ({
  and: [
    { 'version._status': { equals: 'draft' } },
    { updatedAt: { greater_than: updatedAt } },
    { latest: { not_equals: true } },
  ],
})
