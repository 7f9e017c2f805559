import type { HtmlLang } from '@noren/contract/language'
import {
  type CollectionSlug,
  type PayloadRequest,
  updateByIDOperation,
  updateOperationGlobal,
  ValidationError,
} from 'payload'
import { inTransaction, onPostgres } from '../../../base/database/transaction.ts'
import { DEFAULT_LOCALE } from '../../../base/locales.ts'
import { refuse } from '../../../base/requests/refusal.ts'
import { say } from '../../../base/words.ts'
import { authorOf, authorsIn } from '../../model/saved-by.ts'
import type { DraftOf } from '../../model/source.ts'
import type { Row } from '../../model/walk.ts'
import { publishStored } from '../schedule/publish-stored.ts'
import { headingFor } from '../together/clash-words.ts'
import type { Change, Values } from './form.ts'
import { formPath } from './form-path.ts'
import { mergedChanges } from './merged.ts'
import { type Stored, storedAt } from './read-form.ts'
import { dataOf } from './values.ts'

/**
 * Stores what a form changed as a draft, with the rights of the request's user: all of it, or nothing where others
 * changed the same.
 * @param autosave whether it goes on the version that was saved automatically, in place of one of its own
 */
export function saveChanges(
  req: PayloadRequest,
  opened: DraftOf,
  changes: readonly Change[],
  autosave: boolean,
): Promise<Response> {
  req.locale = DEFAULT_LOCALE
  return inTransaction(req, async () => {
    // No other save compares the same document meanwhile.
    const lock = `pg_advisory_xact_lock(hashtext('${Object.values(opened).join('/')}'))`
    await onPostgres(req, `SELECT ${lock}`)
    const stored = await storedAt(req, opened)
    if (!stored) return refuse(req, 404)
    const { fields, saved, changedBy } = stored
    const { changed, clashes, refused } = mergedChanges(fields, saved.values, changes)
    if (refused.length > 0) {
      const errors = refused.map(({ path, words }) => ({ path, message: say(req, words) }))
      throw new ValidationError({ errors, req }, req.t)
    }
    if (clashes.length > 0) {
      const last = authorsIn(changedBy).at(-1) ?? null
      const by = last === authorOf(req) ? null : last
      const errors = [{ message: say(req, headingFor(by)) }]
      return Response.json({ by, clashes, values: saved.values, errors }, { status: 409 })
    }
    // By hand it becomes a version of its own, also without a change.
    if (!autosave || Object.keys(changed).length > 0) await write(req, stored, changed, autosave)
    return answered(req, opened)
  })
}

function write(
  req: PayloadRequest,
  { place, fields, saved }: Stored,
  changed: Values,
  autosave: boolean,
): Promise<unknown> {
  const rows = { ...saved.values, ...changed }
  const data: Row = { ...dataOf(fields, changed, rows), _status: 'draft' }
  const asked = { autosave, data, depth: 0, draft: true, overrideAccess: false, req }
  if ('global' in place)
    return updateOperationGlobal({ ...asked, globalConfig: place.global, slug: place.global.slug })
  const collection = req.payload.collections[place.collection.slug]
  return updateByIDOperation<CollectionSlug, object>({ ...asked, collection, id: place.id })
}

/**
 * Publishes a document as it was last saved, in one language or, without a tag, as a whole.
 * @throws what Payload refuses, by the paths of the form
 */
export async function publishForm(
  req: PayloadRequest,
  opened: DraftOf,
  tag: HtmlLang | null,
): Promise<Response> {
  req.locale = tag ?? DEFAULT_LOCALE
  const stored = await storedAt(req, opened)
  if (!stored) return refuse(req, 404)
  const typed = { ...stored, get: (path: string) => stored.saved.values[path] ?? null }
  try {
    await publishStored(req, opened, { type: 'publish', locale: tag })
  } catch (error) {
    const errors = error instanceof ValidationError ? error.data.errors : []
    for (const each of errors) each.path = formPath(typed, each.path, tag ?? DEFAULT_LOCALE)
    throw error
  }
  return answered(req, opened)
}

/** What is stored now. */
async function answered(req: PayloadRequest, opened: DraftOf): Promise<Response> {
  const stored = await storedAt(req, opened)
  return stored ? Response.json(stored.saved) : refuse(req, 404)
}
