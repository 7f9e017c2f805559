import { ICON_SIZES } from '@noren/contract/brand/mark'
import sharp, { type Sharp } from 'sharp'
import { openPicture } from '../media/encoder.ts'
import { LONGEST_RATIO } from './mark-words.ts'

/** A painted mark has this width and height, in pixels. */
const SIDE = ICON_SIZES.large
/** Smaller ones would be blurred on a phone. */
const SMALLEST = ICON_SIZES.apple

const PREFIX = 'data:image/png;base64,'
/** The longest text of a painted mark that is stored. */
const TEXT_LIMIT = 200_000

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type PngRefusal = 'damaged' | 'small' | 'shape' | 'detailed'

/** Whether bytes are a PNG, whatever the name of their file. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/** The bytes of a painted mark that was stored; `null` for a drawn one. */
export function pngBytes(stored: string): Buffer | null {
  return stored.startsWith(PREFIX) ? Buffer.from(stored.slice(PREFIX.length), 'base64') : null
}

/**
 * Decodes a PNG and encodes it again, so that only its pixels remain: without its empty margin, in the
 * middle of a square.
 */
export async function squarePng(
  bytes: Buffer,
): Promise<{ mark: string } | { refusal: PngRefusal }> {
  try {
    // The corner is what is around the mark.
    const corner = await openPicture(bytes).ensureAlpha().extract(FIRST_PIXEL).raw().toBuffer()
    const [r = 0, g = 0, b = 0, alpha = 0] = corner
    const background = { r, g, b, alpha: alpha / 255 }
    const { data, info } = await openPicture(bytes)
      .trim()
      .png()
      .toBuffer({ resolveWithObject: true })
    const [short, long] = [info.width, info.height].sort((one, other) => one - other)
    if (long === undefined || short === undefined || long < SMALLEST) return { refusal: 'small' }
    if (long > short * LONGEST_RATIO) return { refusal: 'shape' }
    const square = openPicture(data).resize({
      width: SIDE,
      height: SIDE,
      fit: 'contain',
      background,
    })
    return await shortText(square)
  } catch {
    return { refusal: 'damaged' }
  }
}

const FIRST_PIXEL = { left: 0, top: 0, width: 1, height: 1 }

/**
 * Looks whether a stored PNG can be one that `squarePng` made, and keeps it as it is: reducing its colours
 * again would change it with every save. What is published is encoded from its pixels.
 */
export async function samePng(bytes: Buffer): Promise<{ mark: string } | { refusal: PngRefusal }> {
  const mark = pngText(bytes)
  if (mark.length > TEXT_LIMIT) return { refusal: 'detailed' }
  try {
    const { format, width, height } = await openPicture(bytes).metadata()
    if (format !== 'png' || width !== SIDE || height !== SIDE) return { refusal: 'damaged' }
    await openPicture(bytes).raw().toBuffer()
    return { mark }
  } catch {
    return { refusal: 'damaged' }
  }
}

/** All colours while the text stays short enough, else 256 of them. */
async function shortText(picture: Sharp): Promise<{ mark: string } | { refusal: PngRefusal }> {
  const pixels = await picture.ensureAlpha().toColourspace('srgb').raw().toBuffer()
  const raw = { width: SIDE, height: SIDE, channels: 4 } as const
  for (const palette of [false, true]) {
    const png = await sharp(pixels, { raw }).png({ compressionLevel: 9, palette }).toBuffer()
    const mark = pngText(png)
    if (mark.length <= TEXT_LIMIT) return { mark }
  }
  return { refusal: 'detailed' }
}

/** The text under which the desk stores a painted mark. */
export function pngText(png: Buffer): string {
  return `${PREFIX}${png.toString('base64')}`
}
