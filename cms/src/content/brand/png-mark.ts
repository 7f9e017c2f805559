import { ICON_SIZES } from '@noren/contract/brand/mark'
import sharp, { type Sharp } from 'sharp'
import { openPicture } from '../media/encoder.ts'
import { isWide, type MarkShape } from './mark-shape.ts'
import { LONGEST_RATIO } from './mark-words.ts'

/** A painted mark has this width and height, in pixels. */
const SIDE = ICON_SIZES.large
/** Smaller ones would be blurred on a phone. */
const SMALLEST = ICON_SIZES.apple

/** A painted name is at most this high, in pixels; the head of a page shows it a sixth as high. */
const HEIGHT = 240
const LOWEST = 96

const PREFIX = 'data:image/png;base64,'
/** The longest text of a painted mark that is stored. */
const TEXT_LIMIT = 200_000

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type PngRefusal = 'damaged' | 'small' | 'shape' | 'low' | 'line' | 'detailed'

/** Whether bytes are a PNG, whatever the name of their file. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/** The bytes of a painted mark that was stored; `null` for a drawn one. */
export function pngBytes(stored: string): Buffer | null {
  return stored.startsWith(PREFIX) ? Buffer.from(stored.slice(PREFIX.length), 'base64') : null
}

type Kept = { mark: string } | { refusal: PngRefusal }

/**
 * Decodes a PNG and encodes it again, so that only its pixels remain: without its empty margin, a mark in
 * the middle of a square.
 */
export async function pngOf(bytes: Buffer, shape: MarkShape): Promise<Kept> {
  try {
    // The corner is what is around the mark.
    const corner = await openPicture(bytes).ensureAlpha().extract(FIRST_PIXEL).raw().toBuffer()
    const [r = 0, g = 0, b = 0, alpha = 0] = corner
    const background = { r, g, b, alpha: alpha / 255 }
    const { data, info } = await openPicture(bytes)
      .trim()
      .png()
      .toBuffer({ resolveWithObject: true })
    const refusal = shape === 'square' ? squareFault(info) : wideFault(info)
    if (refusal) return { refusal }
    const resized =
      shape === 'square'
        ? openPicture(data).resize({ width: SIDE, height: SIDE, fit: 'contain', background })
        : openPicture(data).resize({ height: HEIGHT, withoutEnlargement: true })
    return await shortText(resized)
  } catch {
    return { refusal: 'damaged' }
  }
}

type Size = { width: number; height: number }

function squareFault({ width, height }: Size): PngRefusal | null {
  const long = Math.max(width, height)
  if (long < SMALLEST) return 'small'
  return long > Math.min(width, height) * LONGEST_RATIO ? 'shape' : null
}

function wideFault({ width, height }: Size): PngRefusal | null {
  if (!isWide(width / height)) return 'line'
  return height < LOWEST ? 'low' : null
}

const FIRST_PIXEL = { left: 0, top: 0, width: 1, height: 1 }

/**
 * Looks whether a stored PNG can be one that `pngOf` made, and keeps it as it is: reducing its colours
 * again would change it with every save. What is published is encoded from its pixels.
 */
export async function samePng(bytes: Buffer, shape: MarkShape): Promise<Kept> {
  const mark = pngText(bytes)
  if (mark.length > TEXT_LIMIT) return { refusal: 'detailed' }
  try {
    const { format, width, height } = await openPicture(bytes).metadata()
    const isSized =
      shape === 'square'
        ? width === SIDE && height === SIDE
        : height <= HEIGHT && wideFault({ width, height }) === null
    if (format !== 'png' || !isSized) return { refusal: 'damaged' }
    await openPicture(bytes).raw().toBuffer()
    return { mark }
  } catch {
    return { refusal: 'damaged' }
  }
}

/** All colours while the text stays short enough, else 256 of them. */
async function shortText(picture: Sharp): Promise<Kept> {
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  for (const palette of [false, true]) {
    const png = await sharp(data, { raw }).png({ compressionLevel: 9, palette }).toBuffer()
    const mark = pngText(png)
    if (mark.length <= TEXT_LIMIT) return { mark }
  }
  return { refusal: 'detailed' }
}

/** The text under which the desk stores a painted mark. */
export function pngText(png: Buffer): string {
  return `${PREFIX}${png.toString('base64')}`
}
