import { createHash } from 'node:crypto'
import type { OwnPicture } from '@noren/contract/picture'
import { ENCODER_VERSION, HASH_DIGITS } from './hashed.ts'
import { openPicture } from './loader.ts'

/** Widest picture visitors get, in pixels; also the last of the layout's widths. */
const WIDTH_LIMIT = 1920
/** Longest side of the copy kept for later encodings, in pixels. */
const MASTER_LIMIT = 2560
/** Tallest picture its address can name, in pixels. */
const HEIGHT_LIMIT = 9999

/** A picture as we keep it: what its address will be, and a clean copy to encode from. */
export type Master = { picture: OwnPicture; webp: Buffer }

/**
 * Decodes an upload and writes it anew, so that nothing but its pixels is left of it.
 * Throws when it is damaged or larger than 50 megapixels.
 *
 * @param decoded its pixels, where they were decoded elsewhere
 */
export async function encodeMaster(upload: Buffer, decoded = openPicture(upload)): Promise<Master> {
  const { data, info } = await decoded
    .resize({ width: MASTER_LIMIT, height: MASTER_LIMIT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, effort: 1 })
    .toBuffer({ resolveWithObject: true })
  const width = Math.min(info.width, WIDTH_LIMIT)
  const height = Math.max(1, Math.round((info.height * width) / info.width))
  return { picture: { hash: hashOf(upload), width, height }, webp: data }
}

/** Writes one rendition of a picture. The numbers keep a wide 800-pixel picture below 60 kB. */
export function encodeRendition(
  master: Buffer,
  width: number,
  format: 'avif' | 'webp',
): Promise<Buffer> {
  const resized = openPicture(master).resize({ width, height: HEIGHT_LIMIT, fit: 'inside' })
  return format === 'avif'
    ? resized.avif({ quality: 48, effort: 2 }).toBuffer()
    : resized.webp({ quality: 72, effort: 3 }).toBuffer()
}

function hashOf(upload: Buffer): string {
  return createHash('sha256')
    .update(ENCODER_VERSION)
    .update(upload)
    .digest('hex')
    .slice(0, HASH_DIGITS)
}
