import { ICON_SIZES } from '@noren/contract/brand/mark'
import sharp, { type Sharp } from 'sharp'
import { openPicture } from '../media/encoder.ts'
import { isMargin } from './margin.ts'
import { isWide, type MarkShape } from './mark-shape.ts'
import { LONGEST_RATIO } from './mark-words.ts'

/** The width and height of a mark, in pixels: a painted one is not enlarged further than to the smaller. */
const SIDES = { least: 512, most: 1024 } as const
/** Smaller ones would be blurred on a phone. */
const SMALLEST = ICON_SIZES.apple

/** A name is at most this high, in pixels; the head of a page shows it a sixth as high. */
const HEIGHT = 240
const LOWEST = 96

/** The largest picture that is stored, in bytes: it is in every version of its document. */
const LIMIT_BYTES = 150_000

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether bytes are a PNG, whatever the name of their file. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/** A picture without its margin; `null` for a damaged one. */
export async function trimmed(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = openPicture(bytes)
    return await (isMargin(await cornerOf(bytes)) ? picture.trim() : picture).png().toBuffer()
  } catch {
    return null
  }
}

export type PngRefusal = 'small' | 'shape' | 'low' | 'line' | 'detailed'

/**
 * A picture without margin as the desk stores it: encoded again, so that only its pixels remain, a mark in the
 * middle of a square.
 */
export async function fitted(picture: Buffer, shape: MarkShape): Promise<Buffer | PngRefusal> {
  const { width, height } = await openPicture(picture).metadata()
  if (shape === 'wide') {
    const resized = openPicture(picture).resize({ height: HEIGHT, withoutEnlargement: true })
    return wideFault({ width, height }) ?? (await encoded(resized)) ?? 'detailed'
  }
  const fault = squareFault({ width, height })
  if (fault) return fault
  // Paper around a mark goes on; around a ground of its own is nothing.
  const [, , , alpha = 0] = await cornerOf(picture)
  const isPaper = alpha > 0 && isMargin(await cornerOf(picture))
  const background = isPaper ? '#ffff' : '#0000'
  const inSquare = (side: number) =>
    encoded(openPicture(picture).resize({ width: side, height: side, fit: 'contain', background }))
  const side = Math.min(Math.max(width, height, SIDES.least), SIDES.most)
  return (await inSquare(side)) ?? (await inSquare(SIDES.least)) ?? 'detailed'
}

/** Whether a picture can be one that `fitted` made. What visitors get is encoded from its pixels. */
export async function isSized(bytes: Buffer, shape: MarkShape): Promise<boolean> {
  if (!isPng(bytes) || bytes.length > LIMIT_BYTES) return false
  try {
    const { width, height } = await openPicture(bytes).metadata()
    await openPicture(bytes).raw().toBuffer()
    return shape === 'square'
      ? width === height && width >= SIDES.least && width <= SIDES.most
      : height <= HEIGHT && wideFault({ width, height }) === null
  } catch {
    return false
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

function cornerOf(picture: Buffer): Promise<Buffer> {
  const corner = { left: 0, top: 0, width: 1, height: 1 }
  return openPicture(picture).toColourspace('srgb').ensureAlpha().extract(corner).raw().toBuffer()
}

/** All colours while it stays small enough, else 256 of them; `null` of one with too many details. */
async function encoded(picture: Sharp): Promise<Buffer | null> {
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  for (const palette of [false, true]) {
    const png = await sharp(data, { raw }).png({ compressionLevel: 9, palette }).toBuffer()
    if (png.length <= LIMIT_BYTES) return png
  }
  return null
}
