import type { HtmlLang } from '@noren/contract/language'
import {
  commitTransaction,
  type Field,
  initTransaction,
  type JsonObject,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { onPostgres } from '../../base/database/transaction.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../base/locales.ts'
import { mended } from '../../base/spelling/mended.ts'
import { inOneLanguage } from '../in-one-language.ts'
import type { ListSlug } from '../source.ts'
import { textsByTag } from '../translations/gaps.ts'
import { textsOf } from '../translations/texts.ts'
import { withRowIds } from './row-ids.ts'

/**
 * From a document to the fields that change. Both hold every language: a text is `{ ja, en }`. It is
 * asked twice where a draft was begun: for what visitors see, and for the draft.
 */
export type Change = (doc: JsonObject) => JsonObject

/**
 * Changes fields of a document in what visitors see and in the draft that was begun of it, so that the
 * change goes out at once and nothing else of the draft does. The signed-in user must be allowed to.
 * Payload checks what is saved, and throws what it refuses.
 * @returns whether visitors see it; not, where the document was never published
 */
export async function changeAtOnce(
  req: PayloadRequest,
  collection: ListSlug,
  id: number,
  change: Change,
): Promise<boolean> {
  const shouldCommit = await initTransaction(req)
  try {
    // Who comes second works on what the first one has written.
    await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${collection}'), ${Number(id)})`)
    const shown = await read(req, collection, id, false)
    const newest = await read(req, collection, id, true)
    const isShown = shown._status === 'published'
    if (isShown) await save(req, collection, shown, change, 'published')
    if (newest._status !== 'published') await save(req, collection, newest, change, 'draft')
    if (shouldCommit) await commitTransaction(req)
    return isShown
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function read(req: PayloadRequest, collection: ListSlug, id: number, draft: boolean) {
  // Every field is needed, also those that nobody is shown; who may change them is asked at the save.
  const doc: JsonObject | null = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    showHiddenFields: true,
    req,
  })
  if (!doc) throw new NotFound(req.t)
  return doc
}

async function save(
  req: PayloadRequest,
  collection: ListSlug,
  before: JsonObject,
  change: Change,
  status: 'published' | 'draft',
): Promise<void> {
  const { fields } = req.payload.collections[collection].config
  const after = withRowIds(fields, {
    ...before,
    ...putRight(change(structuredClone(before))),
    _status: status,
  })
  const locale = fullest(fields, after)
  try {
    await req.payload.update({
      collection,
      id: before.id,
      data: inOneLanguage(fields, after, locale),
      draft: status === 'draft',
      depth: 0,
      locale,
      context: { wholeSave: { before, after } },
      overrideAccess: false,
      req,
    })
  } finally {
    // Payload keeps the context with the request, and a later save is none of this kind.
    delete req.context.wholeSave
  }
}

/** What changes, with its texts put right: those of the other languages pass by the hooks of their fields. */
function putRight(change: JsonObject): JsonObject {
  const texts = JSON.stringify(change)
  return JSON.parse(texts, (_name, value) => (typeof value === 'string' ? mended(value) : value))
}

/** The language a document has most of: Payload asks for the texts it must have in the one it saves. */
function fullest(fields: readonly Field[], doc: JsonObject): HtmlLang {
  const texts = textsOf(fields, doc).map(({ value }) => textsByTag(value))
  const written = (tag: HtmlLang) => texts.filter(({ [tag]: text }) => text).length
  const tags = LOCALES.map(({ htmlLang }) => htmlLang)
  return tags.toSorted((a, b) => written(b) - written(a))[0] ?? DEFAULT_LOCALE
}
