import { pictureUrl } from '@noren/contract/picture'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Words } from '../../../base/words.ts'
import { reach } from '../../../staff/access/roles.ts'
import { encodeMaster, type Master, openPixels, PIXEL_LIMIT, type Pixels } from './encoder.ts'
import { inThread } from './in-thread.ts'
import { keptMaster } from './kept-picture.ts'
import { NO_PICTURE } from './library-words.ts'
import { EMPTY_FILE, fileRefused, noteUpload } from './upload-record.ts'

const REFUSALS = {
  type: NO_PICTURE,
  damaged: {
    en: 'This picture cannot be opened: the file is damaged, or larger than 50 megapixels. Please save it again, smaller, as JPEG.',
    ja: 'この写真を開けません。ファイルが壊れているか、5,000万画素を超えています。小さくしてJPEGで保存し直してください。',
  },
} as const satisfies Record<string, Words>

/**
 * Replaces an uploaded file with its clean copy before any other code sees it: checks its content instead
 * of its stated name and type, and names the copy by its hash (hostile inputs I01–I07, I09).
 */
export const takePicture: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update'
  // Decodes nothing without the right to upload: the access rules refuse right after this.
  const mayUpload = overrideAccess === true || reach(req.user, 'files') === 'all'
  if (!isWrite || !mayUpload || !req.file) return args
  const { data, name } = req.file
  const master = await decode(req, data)
  noteUpload(req, pictureUrl(master.picture), name)
  req.file = {
    data: master.webp,
    mimetype: 'image/webp',
    name: `${master.picture.hash}.webp`,
    size: master.webp.length,
  }
  return args
}

async function decode(req: PayloadRequest, data: Buffer): Promise<Master> {
  const type = sniffPicture(data)
  if (!type) throw fileRefused(req, data.length === 0 ? EMPTY_FILE : REFUSALS.type)
  try {
    const kept = type === 'webp' && (await keptMaster(req, data))
    if (kept) return kept
    if (type !== 'heic') return await encodeMaster(data)
    return await encodeMaster(data, openPixels(await decodeHeic(data)))
  } catch {
    throw fileRefused(req, REFUSALS.damaged)
  }
}

/** The type of a picture by its content, whatever its name says; `null` when we do not accept it. */
function sniffPicture(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return sniffBoxes(bytes)
}

/** Two codecs share this container; the brand tells them apart. "avis" and "hevc" would be animations. */
function sniffBoxes(bytes: Buffer): 'avif' | 'heic' | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brand = ascii(bytes, 8, 12)
  if (brand === 'avif') return 'avif'
  const others = ascii(bytes, 16, Math.min(bytes.readUInt32BE(0), 64)).match(/.{4}/gs) ?? []
  const isHeic = [brand, ...others].some((each) => each === 'heic' || each === 'heix')
  return isHeic && ['heic', 'heix', 'mif1'].includes(brand) ? 'heic' : null
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}

/** A phone's photo takes a second or two, one of 48 megapixels about ten on a slow machine. */
const TIME_LIMIT_MS = 60_000

const pixelsSchema = v.object({
  data: v.instance(Uint8ClampedArray),
  width: v.number(),
  height: v.number(),
})

/** The input of the decoding thread. */
export type HeicTask = { upload: Uint8Array; pixelLimit: number }

/**
 * Decodes a HEIC photo, which sharp cannot: in WebAssembly, in a separate thread. Throws when the
 * photo is damaged, too large, or takes too long.
 */
export async function decodeHeic(upload: Buffer): Promise<Pixels> {
  const task: HeicTask = { upload, pixelLimit: PIXEL_LIMIT }
  const pixels = await inThread('src/content/library/media/heic-worker.ts', task, TIME_LIMIT_MS)
  return v.parse(pixelsSchema, pixels)
}
