import { readFile } from 'node:fs/promises'
import { type OwnPicture, pictureUrl, renditionUrl, renditionWidths } from '@noren/contract/picture'
import sharp, { type Sharp } from 'sharp'
import type { PublishedFile } from '../../../base/targets/target.ts'
import { ENCODER_VERSION, type Size } from './picture-words.ts'
import { shortHash } from './short-hash.ts'

/**
 * The largest picture to decode, in pixels: a phone's 8064 × 6048, and a few more (hostile inputs I02;
 * cms/src/content/library/media/README.md).
 */
export const PIXEL_LIMIT = 50_000_000

/** A decoded picture, upright: red, green, blue and opacity of each pixel. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

// Each picture is read from a buffer of its own, so nothing kept would be used again.
sharp.cache(false)

// Only formats that staff may upload have a decoder; all others are switched off (I04).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadHeifFile',
  ],
})

/** Opens the first frame of a picture, upright; refuses damaged and oversized pictures. */
export function openPicture(source: Buffer | string): Sharp {
  return sharp(source, {
    limitInputPixels: PIXEL_LIMIT,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
  })
}

/** Opens pixels that were decoded elsewhere, without opacity. */
export function openPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** The widest picture that visitors get, in pixels; also the last of the layout's widths. */
const WIDTH_LIMIT = 1920
/** The longest side of the master copy, in pixels. */
const MASTER_LIMIT = 2560
/** The tallest picture that an address can name, in pixels. */
const HEIGHT_LIMIT = 9999

/** A picture as the desk stores it: its later address, and a clean copy to encode from. */
export type Master = { picture: OwnPicture; webp: Buffer }

/**
 * Decodes an upload and encodes it again, so that only its pixels remain. Throws when it is damaged or
 * larger than 50 megapixels.
 *
 * @param decoded its pixels, if they were decoded elsewhere
 */
export async function encodeMaster(upload: Buffer, decoded = openPicture(upload)): Promise<Master> {
  const { data, info } = await decoded
    .resize({ width: MASTER_LIMIT, height: MASTER_LIMIT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, effort: 1 })
    .toBuffer({ resolveWithObject: true })
  return { picture: { hash: shortHash(ENCODER_VERSION, upload), ...largestSize(info) }, webp: data }
}

/** The size that visitors get at most of a clean copy; `null` of one larger than we make. */
export function masterSize(copy: Size): Size | null {
  return Math.max(copy.width, copy.height) > MASTER_LIMIT ? null : largestSize(copy)
}

function largestSize(copy: Size): Size {
  const width = Math.min(copy.width, WIDTH_LIMIT)
  return { width, height: Math.max(1, Math.round((copy.height * width) / copy.width)) }
}

/** Up to this width the lines of a picture are as fine as what the encoder drops. */
const SMALL = 480

/** Encodes one rendition of a picture. The qualities keep an 800 pixel wide one below 60 kB. */
export function encodeRendition(
  master: Buffer,
  width: number,
  format: 'avif' | 'webp',
): Promise<Buffer> {
  const resized = openPicture(master).resize({ width, height: HEIGHT_LIMIT, fit: 'inside' })
  return format === 'avif'
    ? resized.avif({ quality: width <= SMALL ? 59 : 45, effort: 2 }).toBuffer()
    : resized.webp({ quality: 72, effort: 3 }).toBuffer()
}

/** All files of a picture. `findMaster` gives the path of the clean copy, which is read once. */
export function renditionFiles(
  picture: OwnPicture,
  findMaster: () => Promise<string>,
): PublishedFile[] {
  let source: Promise<Buffer> | undefined
  const fileOf = (address: string, width: number, format: 'avif' | 'webp'): PublishedFile => ({
    address,
    make: async () => {
      source ??= findMaster().then((path) => readFile(path))
      return encodeRendition(await source, width, format)
    },
  })
  return [
    ...renditionWidths(picture).map((width) => fileOf(renditionUrl(picture, width), width, 'avif')),
    fileOf(pictureUrl(picture), picture.width, 'webp'),
  ]
}
