import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import * as v from 'valibot'
import { say, type Words } from '../../../base/words.ts'
import { ownRestaurants } from '../../../staff/access/own.ts'
import { reach } from '../../../staff/access/roles.ts'
import { pictureName, pictureSchema } from './picture-words.ts'
import { type UploadSlug, useSentence, usesOf } from './uses.ts'

/** How many places a refusal names; the screen of the file lists all. */
const NAMED = 5

/** Refuses to delete a file that a document or a draft uses, and names it and where. */
export function keepUsed(upload: UploadSlug, singular: Words): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { payload, i18n } = req
    const uses = await usesOf({ payload, i18n, req }, upload, Number(id))
    if (uses.length === 0) return
    const places = uses.slice(0, NAMED).map((use) => useSentence(req, use))
    const more = uses.length - places.length
    const file = await payload.findByID({ collection: upload, id: Number(id), depth: 0, req })
    const name = pictureName(req, v.parse(pictureSchema, file))
    const isNamed = name !== ''
    throw new APIError(
      say(req, {
        en: `${isNamed ? `“${name}”` : `This ${singular.en.toLowerCase()}`} cannot be deleted, because it is used: ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Please take it out there first.`,
        ja: `${isNamed ? `「${name}」` : `この${singular.ja}`}は使われているため、削除できません：${places.join('、')}${more > 0 ? `ほか${more}か所` : ''}。先にそこから外してください。`,
      }),
      409,
    )
  }
}

/** Staff who may change only their own files cannot change one that documents of others use by now. */
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
        ja: 'このファイルはほかのページでも使われているため、変更できません。別のファイルを追加するか、管理者に頼んでください。',
      }),
      403,
    )
  }
}
