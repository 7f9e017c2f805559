import { iconFile } from '@noren/contract/brand/icon-file'
import { ICON_SIZES, markFiles, markUrl, SAFE_WIDTH } from '@noren/contract/brand/mark'
import type { Palette } from '@noren/contract/brand/palette'
import sharp from 'sharp'
import type { PublishedFile } from '../../../base/targets/target.ts'
import { shortHash } from '../media/short-hash.ts'
import { norenPicture } from './noren-picture.ts'
import { type Square, smaller, squareOf } from './square.ts'
import type { StoredMark } from './stored-mark.ts'

/** A mark as it is published: its address, and all its files. */
export type Mark = { address: string; files: PublishedFile[] }

/** Increased whenever the same mark gets other files: it is part of every address. */
const MARK_VERSION = '2'

/** What browsers show in tabs and lists, in pixels. */
const ICO_SIZES = [16, 32, 48]

/** The width of the mark on the icon of Apple's phones, which round its corners. */
const APPLE_WIDTH = Math.round(ICON_SIZES.apple * 0.84)

const { apple: APPLE, phone: PHONE, large: LARGE } = ICON_SIZES

/**
 * The mark of a company, on its paper where an icon needs a background; a company without one has a noren
 * in its colour.
 */
export function markOf(stored: StoredMark | null, palette: Palette): Mark {
  const { brand, paper } = palette
  const source = stored ? stored.png.toString('base64') : ['noren', brand]
  const address = markUrl(shortHash(JSON.stringify([MARK_VERSION, source, paper])))
  const names = markFiles(address)
  if (!names) throw new Error(`${address} is no address of a mark`)
  const draw = inSizes(() => (stored ? squareOf(stored.png) : norenPicture(palette)))
  const files = [
    { address: names.large, make: () => draw(LARGE) },
    { address: names.phone, make: () => draw(PHONE) },
    { address: names.apple, make: async () => onPaper(await draw(APPLE_WIDTH), APPLE, paper) },
    { address: names.maskable, make: async () => onPaper(await draw(SAFE_WIDTH), LARGE, paper) },
    {
      address: names.ico,
      make: async () => {
        const pngs = ICO_SIZES.map(async (size) => ({ size, png: await draw(size) }))
        return iconFile(await Promise.all(pngs))
      },
    },
  ]
  return { address, files }
}

/** Gives the mark as a PNG of a width; its master is decoded when the first is needed. */
function inSizes(read: () => Promise<Square>): (width: number) => Promise<Buffer> {
  let master: Promise<Square> | undefined
  return async (width) => {
    master ??= read()
    const raw = { width, height: width, channels: 4 } as const
    return sharp(smaller(await master, width), { raw })
      .png()
      .toBuffer()
  }
}

function onPaper(mark: Buffer, size: number, paper: string): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}
