import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { say, type Words } from '../../base/words.ts'
import type { UploadSlug } from './upload-places.ts'
import { useSentence, usesOf } from './uses.ts'

/** Places named in a refusal; the screen of the file lists all. */
const NAMED = 5

/** Refuses to delete a file that a document uses, also as a draft, and names where. */
export function keepUsed(upload: UploadSlug, singular: Words): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { payload, i18n } = req
    const uses = await usesOf({ payload, i18n, req }, upload, Number(id))
    if (uses.length === 0) return
    const places = uses.slice(0, NAMED).map((use) => useSentence(req, use))
    const more = uses.length - places.length
    throw new APIError(
      say(req, {
        en: `This ${singular.en.toLowerCase()} cannot be deleted, because it is used: ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Please take it out there first.`,
        ja: `この${singular.ja}は使われているため、削除できません：${places.join('、')}${more > 0 ? `ほか${more}か所` : ''}。先にそこから外してください。`,
      }),
      409,
    )
  }
}
