import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { say } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { privateFilm } from './private-film.ts'
import { EMPTY } from './sniff.ts'
import { noteUpload } from './upload-record.ts'

const REFUSAL = {
  en: 'This file cannot be used. Please upload a film as MP4 (H.264) or WebM.',
  ja: 'このファイルは使えません。MP4（H.264）またはWebMの動画をアップロードしてください。',
}

/** Keeps of an uploaded film what may be published, and names it by the hash of that. */
export const takeVideo: CollectionBeforeOperationHook<'videos'> = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update'
  const mayUpload = overrideAccess === true || reach(req.user, 'files') === 'all'
  if (!isWrite || !mayUpload || !req.file) return args
  const { name, data: sent } = req.file
  const film = privateFilm(sent)
  if (!film) throw new APIError(say(req, sent.length === 0 ? EMPTY : REFUSAL), 400)
  const { type, bytes: data } = film
  const fileName = `${createHash('sha256').update(data).digest('hex').slice(0, 20)}.${type}`
  noteUpload(req, `/media/${fileName}`, name)
  req.file = { data, mimetype: `video/${type}`, name: fileName, size: data.length }
  return args
}
