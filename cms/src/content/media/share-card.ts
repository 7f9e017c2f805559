import { createHash } from 'node:crypto'
import type { Accent } from '@noren/contract/accent'
import type { Focus } from '@noren/contract/focus'
import type { OwnPicture } from '@noren/contract/picture'
import { SHARE_CARD, shareCardUrl } from '@noren/contract/share-card'
import sharp, { type Sharp } from 'sharp'
import { openPicture } from './loader.ts'
import { ACCENT_COLOURS, wovenBand } from './woven-band.ts'

/** What a restaurant's card is made of. */
export type ShareCard = {
  picture: OwnPicture
  accent: Accent
  /** What stays in sight of the photo; `null` leaves it to what stands out. */
  focus: Focus | null
}

/** Counts up whenever the same card would be drawn differently: it is part of every address. */
const CARD_VERSION = '1'

const BAND_WIDTH = 192
/** Messengers leave larger ones away. */
const BYTES_LIMIT = 300_000
/** Tried in turn until a card is small enough; a very detailed photo needs a lower one. */
const QUALITIES = [82, 70, 55, 40]

/** The address of a card: the same photo, cut alike, in the same colour has the same. */
export function cardAddress({ picture, accent, focus }: ShareCard): string {
  const made = createHash('sha256').update(CARD_VERSION).update(picture.hash).update(accent)
  if (focus) made.update(`${focus.x},${focus.y}`)
  return shareCardUrl(made.digest('hex').slice(0, 20))
}

/**
 * Draws a card: the photo beside a band of the restaurant's colour with the house's waves and seal.
 * There are no words on it, since networks set title and description beside it in the language of
 * the page, and fonts for Japanese are not on every machine; so one card serves both languages.
 *
 * @param master the photo
 * @returns JPEG of 1200 × 630 pixels
 */
export async function encodeCard(
  master: Buffer,
  { accent, focus }: Pick<ShareCard, 'accent' | 'focus'>,
): Promise<Buffer> {
  const { width, height } = SHARE_CARD
  const frame = { width: width - BAND_WIDTH, height }
  const cut = focus
    ? await cutAround(master, focus, frame)
    : openPicture(master).resize({ ...frame, fit: 'cover', position: 'attention' })
  const photo = await cut.removeAlpha().toBuffer()
  const band = wovenBand(BAND_WIDTH, height, ACCENT_COLOURS[accent])
  const card = sharp({ create: { width, height, channels: 3, background: '#f8f4ec' } }).composite([
    { input: photo, left: BAND_WIDTH, top: 0 },
    { input: band, raw: { width: BAND_WIDTH, height, channels: 3 }, left: 0, top: 0 },
  ])
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= BYTES_LIMIT) break
  }
  return jpeg
}

/** Fills a frame with a picture as `object-fit: cover` does with `object-position` at the spot. */
async function cutAround(
  master: Buffer,
  { x, y }: Focus,
  frame: { width: number; height: number },
): Promise<Sharp> {
  const { width, height } = await openPicture(master).metadata()
  const scale = Math.max(frame.width / width, frame.height / height)
  const whole = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return openPicture(master)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      ...frame,
      left: Math.round(((whole.width - frame.width) * x) / 100),
      top: Math.round(((whole.height - frame.height) * y) / 100),
    })
}
