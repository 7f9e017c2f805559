import type { Focus } from '@noren/contract/focus'
import type { OwnPicture } from '@noren/contract/picture'
import { SHARE_CARD, shareCardUrl } from '@noren/contract/share-card'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { openPicture } from './encoder.ts'
import { shortHash } from './short-hash.ts'
import { type BandColours, wovenBand } from './woven-band.ts'

/** The contents of a share card. */
export type ShareCard = {
  picture: OwnPicture
  colours: BandColours
  hasWaves: boolean
  /** The address of the company's mark as a large icon; `null` draws none. */
  mark: string | null
  /** The point of the photo that stays visible; `null` lets sharp choose the most striking part. */
  focus: Focus | null
}

/** Increased whenever the same card is drawn differently: it is part of every address. */
const CARD_VERSION = '2'

const BAND_WIDTH = 192
/** The disc of paper on which the mark stands, and the distance of its centre from the lower edge. */
const DISC = { radius: 52, bottom: 116 }
const MARK_WIDTH = 72
/** Messengers do not show larger ones. */
const BYTES_LIMIT = 300_000
/** Tried one after another until the card is small enough; a very detailed photo needs a lower one. */
const QUALITIES = [82, 70, 55, 40]

/** The address of a card: the same photo with the same crop beside the same band has the same address. */
export function cardAddress({ picture, colours, hasWaves, mark, focus }: ShareCard): string {
  const { cloth, paper } = colours
  const look = JSON.stringify([cloth, paper, hasWaves, mark, focus && [focus.x, focus.y]])
  return shareCardUrl(shortHash(CARD_VERSION, picture.hash, look))
}

/**
 * Draws a card: the photo beside a band in the restaurant's colour, with the company's waves and mark. It
 * has no text, since networks show title and description beside it in the page's language, and not every
 * machine has fonts for Japanese; so one card serves all languages.
 *
 * @param master the photo
 * @param mark the company's mark as a PNG; `null` draws none
 * @returns JPEG of 1200 × 630 pixels
 */
export async function encodeCard(
  master: Buffer,
  { colours, hasWaves, focus }: Pick<ShareCard, 'colours' | 'hasWaves' | 'focus'>,
  mark: Buffer | null,
): Promise<Buffer> {
  const { width, height } = SHARE_CARD
  const frame = { width: width - BAND_WIDTH, height }
  const cut = focus
    ? await cutAround(master, focus, frame)
    : openPicture(master).resize({ ...frame, fit: 'cover', position: 'attention' })
  const photo = await cut.removeAlpha().toBuffer()
  const band = wovenBand(BAND_WIDTH, height, colours, hasWaves)
  const card = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: photo, left: BAND_WIDTH, top: 0 },
    { input: band, raw: { width: BAND_WIDTH, height, channels: 3 }, left: 0, top: 0 },
    ...(mark ? await onDisc(mark, colours) : []),
  ])
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= BYTES_LIMIT) break
  }
  return jpeg
}

/** The mark on its disc, as it lies on the band. */
async function onDisc(mark: Buffer, { paper }: BandColours): Promise<OverlayOptions[]> {
  const width = 2 * DISC.radius
  const pixels = Buffer.alloc(width * width * 4)
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot(x + 0.5 - DISC.radius, y + 0.5 - DISC.radius)
      const share = Math.min(1, Math.max(0, DISC.radius - distance + 0.5))
      pixels.set([...paper, 255 * share], (y * width + x) * 4)
    }
  }
  const centre = { x: BAND_WIDTH / 2, y: SHARE_CARD.height - DISC.bottom }
  const at = (size: number) => ({ left: centre.x - size / 2, top: centre.y - size / 2 })
  return [
    { input: pixels, raw: { width, height: width, channels: 4 }, ...at(width) },
    { input: await openPicture(mark).resize(MARK_WIDTH).png().toBuffer(), ...at(MARK_WIDTH) },
  ]
}

/** Fills a frame with a picture like `object-fit: cover` with `object-position` at the point. */
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
