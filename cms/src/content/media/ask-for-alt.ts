import {
  APIError,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { gathered } from '../../base/payload-insides/save-many.ts'
import { say } from '../../base/words.ts'
import { pictureSchema, withoutAlt } from './picture-words.ts'
import { placedUploads, uploadPlaces } from './uses.ts'

/** How many pictures a refusal names; their fields show all. */
const SAID = 3

/** Refuses to publish a document while one of its pictures lacks a description in a language. */
export const askForAlt: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) =>
  checked(collection.flattenedFields, data, originalDoc, req)

/** As {@link askForAlt}, for a global. */
export const askForAltOfGlobal: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) =>
  checked(global.flattenedFields, data, originalDoc, req)

async function checked<Data extends Record<string, unknown>>(
  fields: readonly FlattenedField[],
  data: Data,
  before: object | undefined,
  req: PayloadRequest,
): Promise<Data> {
  if (data._status !== 'published') return data
  const whole = { ...before, ...data }
  const uploads = uploadPlaces(fields, 'media').flatMap((place) => placedUploads(whole, place))
  const missing = await lacking(
    uploads.map(({ id }) => id),
    req,
  )
  if (missing.length === 0) return data
  const first = say(req, {
    en: 'This cannot be published yet. You can save it as a draft.',
    ja: 'まだ公開できません（下書きとしては保存できます）。',
  })
  const space = say(req, { en: ' ', ja: '' })
  const said = missing.flatMap(({ sentences }) => sentences).slice(0, SAID)
  const errors = uploads.flatMap(({ id, path }) => {
    const sentences = missing.find((picture) => picture.id === id)?.sentences
    return sentences ? [{ path, message: sentences.join(space) }] : []
  })
  throw new APIError([first, ...said].join(space), 400, { errors })
}

type Lacking = { id: number; sentences: string[] }

/** The pictures without a description, and what staff must do about each. */
async function lacking(ids: readonly number[], req: PayloadRequest): Promise<Lacking[]> {
  if (ids.length === 0) return []
  const docs = await read({ ids, req })
  return docs
    .map((doc) => ({ id: doc.id, sentences: withoutAlt(req, v.parse(pictureSchema, doc)) }))
    .filter(({ sentences }) => sentences.length > 0)
}

type Asked = { ids: readonly number[]; req: PayloadRequest }

const read = gathered({
  one: picturesOf,
  kindOf: () => 'pictures',
  all: async (asked, { req }) => {
    const docs = await picturesOf({ ids: asked.flatMap(({ ids }) => ids), req })
    return asked.map(({ ids }) => docs.filter(({ id }) => ids.includes(id)))
  },
})

async function picturesOf({ ids, req }: Asked) {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}
