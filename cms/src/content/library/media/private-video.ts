import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { faultFacts, log } from '@noren/kit/process/log'
import type { CollectionBeforeOperationHook, Payload } from 'payload'
import { settings } from '../../../base/settings.ts'
import { reach } from '../../../staff/access/roles.ts'
import { isMp4Video, privateMp4 } from './mp4.ts'
import { shortHash } from './short-hash.ts'
import { EMPTY_FILE, fileRefused, noteUpload } from './upload-record.ts'
import { isWebmVideo, privateWebm } from './webm.ts'

/** Checks the structure of the whole video, since its first bytes are easily put in front of anything. */
export function sniffVideo(bytes: Buffer): 'mp4' | 'webm' | null {
  if (isMp4Video(bytes)) return 'mp4'
  return isWebmVideo(bytes) ? 'webm' : null
}

/**
 * A video as it may be published: of the same length, and without who made it, where, when and with what
 * (hostile inputs I13). `null` when we do not accept it, or cannot clean it.
 */
export function privateVideo(bytes: Buffer): { type: 'mp4' | 'webm'; bytes: Buffer } | null {
  const type = sniffVideo(bytes)
  const clean = type === 'mp4' ? privateMp4(bytes) : type && privateWebm(bytes)
  return type && clean ? { type, bytes: clean } : null
}

const REFUSAL = {
  en: 'This file cannot be used. Please upload a video as MP4 (H.264) or WebM.',
  ja: 'このファイルは使えません。MP4（H.264）またはWebMの動画をアップロードしてください。',
}

/** Replaces an uploaded video with what may be published, and names it by the hash of that. */
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
  const video = privateVideo(sent)
  if (!video) throw fileRefused(req, sent.length === 0 ? EMPTY_FILE : REFUSAL)
  const { type, bytes: data } = video
  const fileName = `${shortHash(data)}.${type}`
  noteUpload(req, `/media/${fileName}`, name)
  req.file = { data, mimetype: `video/${type}`, name: fileName, size: data.length }
  return args
}

/**
 * Cleans videos that earlier versions stored, as an upload is cleaned today. The next publish uses their
 * new address; the file at the old one is cleaned too. One that cannot be cleaned stays, and the log names
 * it.
 */
export async function cleanStoredVideos(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'videos', pagination: false, depth: 0 })
  for (const { id, filename, address, originalName } of docs) {
    const stored = join(settings.videosDir, filename ?? '')
    if (!filename || !existsSync(stored)) continue
    try {
      const data = await readFile(stored)
      const video = privateVideo(data)
      if (!video) throw new Error('it cannot be freed of where it was taken: upload another')
      if (video.bytes.equals(data)) continue
      const mimetype = `video/${video.type}`
      const file = { name: originalName ?? filename, mimetype, data, size: data.length }
      await payload.update({ collection: 'videos', id, data: {}, file })
      const published = join(settings.publishDir, address ?? '')
      if (address && existsSync(published)) await writeDurably(published, video.bytes)
    } catch (error) {
      log('error', 'a stored film may say where it was taken', { id, ...faultFacts(error) })
    }
  }
}
