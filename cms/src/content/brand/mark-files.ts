import { createHash } from 'node:crypto'
import { iconFile } from '@noren/contract/brand/icon-file'
import {
  ICON_SIZES,
  type MarkFiles,
  markFiles,
  markUrl,
  SAFE_WIDTH,
} from '@noren/contract/brand/mark'
import { norenMark } from '@noren/contract/brand/noren'
import type { Palette } from '@noren/contract/brand/palette'
import sharp from 'sharp'
import type { PublishedFile } from '../../base/targets/target.ts'
import { openPicture } from '../media/encoder.ts'
import { HASH_DIGITS } from '../media/picture-words.ts'
import { pngBytes } from './png-mark.ts'
import { drawSvg } from './svg-drawing.ts'

/** A mark as it is published: its address, and all its files. */
export type Mark = { address: string; files: PublishedFile[] }

/** Increased whenever the same mark gets other files: it is part of every address. */
const MARK_VERSION = '1'

/** What browsers show in tabs and lists, in pixels. */
const ICO_SIZES = [16, 32, 48]

/** The width of the mark on the icon of Apple's phones, which round its corners. */
const APPLE_WIDTH = Math.round(ICON_SIZES.apple * 0.84)

const { apple: APPLE, phone: PHONE, large: LARGE } = ICON_SIZES

/**
 * The mark of a company, on its paper where an icon needs a background; a company without one has a noren
 * in its colour.
 *
 * @param stored as `cleanMark` made it
 */
export function markOf(stored: string | null, palette: Palette): Mark {
  const text = stored ?? norenMark(palette)
  const png = pngBytes(text)
  const made = createHash('sha256').update(JSON.stringify([MARK_VERSION, text, palette.paper]))
  const address = markUrl(made.digest('hex').slice(0, HASH_DIGITS), !png)
  const names = markFiles(address)
  if (!names) throw new Error(`${address} is no address of a mark`)
  const draw = png ? inSizes(png) : drawnOnce(text)
  const picture = { address, make: async () => Buffer.from(text) }
  // A painted mark stands in pages as its largest icon.
  const files = [...(png ? [] : [picture]), ...iconsOf(names, draw, palette.paper)]
  return { address, files }
}

type Draw = (width: number) => Promise<Buffer>

function iconsOf(names: MarkFiles, draw: Draw, paper: string): PublishedFile[] {
  return [
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
}

/** Draws all sizes together, when the first is needed: a thread for each would take longer. */
function drawnOnce(svg: string): Draw {
  const sizes = [...ICO_SIZES, ...Object.values(ICON_SIZES), APPLE_WIDTH, SAFE_WIDTH]
  let drawn: Promise<Buffer[]> | undefined
  return async (width) => {
    drawn ??= drawSvg(svg, sizes)
    const png = (await drawn)[sizes.indexOf(width)]
    if (!png) throw new Error(`no mark of ${width} pixels was drawn`)
    return png
  }
}

function inSizes(png: Buffer): Draw {
  return (width) => openPicture(png).resize({ width, height: width }).png().toBuffer()
}

function onPaper(mark: Buffer, size: number, paper: string): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}
