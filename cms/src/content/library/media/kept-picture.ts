import type { PayloadRequest } from 'payload'
import { broughtAlong } from '../../model/brought-along.ts'
import { type Master, masterSize, openPicture } from './encoder.ts'

/** The parts of a WebP that hold pixels; all others may say where and when a picture was taken. */
const PIXEL_PARTS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']

/** The bits of a VP8X part that announce anything but opacity. */
const MORE_THAN_PIXELS = 0b1110_1110

/**
 * The clean copy that another desk made, as it is: encoded again, a picture would lose detail each time it
 * moves, and get another address. `null` for what this desk could not have made itself.
 */
export async function keptMaster(
  req: Pick<PayloadRequest, 'context'>,
  webp: Buffer,
): Promise<Master | null> {
  const hash = broughtAlong(req)?.pictureHash
  if (hash === undefined || !hasPixelsAlone(webp)) return null
  // Decodes all of it: damaged pixels are refused here.
  const { info } = await openPicture(webp).raw().toBuffer({ resolveWithObject: true })
  const size = masterSize(info)
  return size && { picture: { hash, ...size }, webp }
}

function hasPixelsAlone(webp: Buffer): boolean {
  const isWebp =
    webp.toString('latin1', 0, 4) === 'RIFF' && webp.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || webp.readUInt32LE(4) + 8 !== webp.length) return false
  let at = 12
  while (at + 8 <= webp.length) {
    const part = webp.toString('latin1', at, at + 4)
    if (!PIXEL_PARTS.includes(part)) return false
    if (part === 'VP8X' && ((webp[at + 8] ?? 0) & MORE_THAN_PIXELS) !== 0) return false
    const length = webp.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return at === webp.length
}
