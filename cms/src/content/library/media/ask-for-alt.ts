import { oncePer } from '@noren/kit/once-per'
import type { PayloadRequest, UploadFieldValidation } from 'payload'
import { upload } from 'payload/shared'
import * as v from 'valibot'
import { createTurns } from '../../../base/turns.ts'
import { say } from '../../../base/words.ts'
import { pictureSchema, withoutAlt } from './picture-words.ts'

/** Refuses to publish a document while a picture of this field lacks a description in a language. */
export const askForAlt: UploadFieldValidation = async (value, options) => {
  const isOne = await upload(value, options)
  const { data, event, req } = options
  if (isOne !== true || event === 'onChange' || !isPublished(data)) return isOne
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const sentences = await lacking(ids, req)
  return sentences.length === 0 || sentences.join(say(req, { en: ' ', ja: '' }))
}

const isPublished = (data: object) => '_status' in data && data._status === 'published'

/** What staff must do about pictures without a description. */
async function lacking(ids: readonly number[], req: PayloadRequest): Promise<string[]> {
  if (ids.length === 0) return []
  const docs = await picturesOf(ids, req)
  return docs.flatMap((doc) => withoutAlt(req, v.parse(pictureSchema, doc)))
}

/** The reads of a request: its transaction's connection takes one after the other, and fields ask at once. */
const turnsOf = oncePer((_req: PayloadRequest) => createTurns())

async function picturesOf(ids: readonly number[], req: PayloadRequest) {
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await turnsOf(req)(() =>
    req.payload.find({ collection: 'media', where, depth: 0, pagination: false, req }),
  )
  return docs
}
