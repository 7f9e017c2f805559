import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { say } from '../../base/words.ts'
import { ownRestaurants } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import type { UploadSlug } from './upload-places.ts'
import { usesOf } from './uses.ts'

/** Whoever may change their own files only leaves one alone that others use elsewhere by now. */
export function keepToOwnPlaces(upload: UploadSlug): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    const { user } = req
    if (operation !== 'update' || !user || reach(user, 'changeFiles') !== 'own') return data
    const { admin } = req.payload.config.routes
    const own = ownRestaurants(user).map((id) => `${admin}/collections/restaurants/${id}`)
    const uses = await usesOf(req, upload, Number(originalDoc?.id))
    if (uses.every(({ href }) => own.includes(href))) return data
    throw new APIError(
      say(req, {
        en: 'This file is used elsewhere on the site as well, so you cannot change it. Please upload another, or ask an editor.',
        ja: 'このファイルはほかのページでも使われているため、変更できません。別のファイルを追加するか、編集担当者に依頼してください。',
      }),
      403,
    )
  }
}
