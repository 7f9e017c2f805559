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
import { say, type Words } from '../../../base/words.ts'
import type { Place } from '../../languages/translations/latest.ts'
import { authorOf, authorsIn } from '../../model/saved-by.ts'
import type { DraftOf } from '../../model/source.ts'
import type { Row } from '../../model/walk.ts'
import { atFields } from './at-fields.ts'
import type { Change, Clash } from './form.ts'
import { mergedChanges } from './merged.ts'
import { inLanguage } from './own-request.ts'
import { type Stored, storedAt } from './read-form.ts'
import { dataOf } from './values.ts'

/**
 * Stores what a form changed as a draft, with the rights of the request's user: all of it, or nothing where others
 * changed the same.
 * @param isAutosave whether it goes on the version that was saved automatically, in place of one of its own
 */
export async function saveChanges(
  req: PayloadRequest,
  opened: DraftOf,
  { changes, isAutosave }: { changes: readonly Change[]; isAutosave: boolean },
): Promise<Response> {
  const own = inLanguage(req, DEFAULT_LOCALE)
  return inTransaction(own, async () => {
    await oneAfterAnother(own, opened)
    const stored = await storedAt(own, opened)
    if (!stored) return refuse(req, 404)
    const { fields, place, saved } = stored
    const { changed, clashes, refused } = mergedChanges(fields, saved.values, changes)
    if (refused.length > 0) {
      const errors = refused.map(({ path, words }) => ({ path, message: say(req, words) }))
      throw new ValidationError({ errors, req }, req.t)
    }
    if (clashes.length > 0) return clashing(req, stored, clashes)
    // Saved by hand, it becomes a version of its own.
    if (isAutosave && Object.keys(changed).length === 0) return Response.json(saved)
    const values = { ...saved.values, ...changed }
    await atFields(own, { fields, values }, () =>
      write(own, place, dataOf(fields, changed, values), isAutosave),
    )
    const now = await storedAt(own, opened)
    return now ? Response.json(now.saved) : refuse(req, 404)
  })
}

/** Holds a save back until no other compares the same document. */
function oneAfterAnother(req: PayloadRequest, opened: DraftOf): Promise<void> {
  const name = 'global' in opened ? opened.global : `${opened.collection}/${opened.id}`
  return onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('${name}'))`)
}

function write(
  req: PayloadRequest,
  place: Place,
  changed: Row,
  autosave: boolean,
): Promise<unknown> {
  const data: Row = { ...changed, _status: 'draft' }
  const asked = { autosave, data, depth: 0, draft: true, overrideAccess: false, req }
  if ('global' in place)
    return updateOperationGlobal({ ...asked, globalConfig: place.global, slug: place.global.slug })
  const collection = req.payload.collections[place.collection.slug]
  return updateByIDOperation<CollectionSlug, object>({ ...asked, collection, id: place.id })
}

function clashing(req: PayloadRequest, { saved, changedBy }: Stored, clashes: Clash[]): Response {
  const last = authorsIn(changedBy).at(-1) ?? null
  const by = last === authorOf(req) ? null : last
  const errors = [{ message: say(req, CLASHES) }]
  return Response.json({ by, clashes, values: saved.values, errors }, { status: 409 })
}

const CLASHES: Words = {
  en: 'Not saved yet: the same field was changed on another screen. Please choose which text to keep.',
  ja: 'まだ保存していません。同じ項目がほかの画面で変更されました。どちらを残すか選んでください。',
}
