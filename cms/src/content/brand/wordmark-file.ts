import { createHash } from 'node:crypto'
import type { Wordmark } from '@noren/contract/brand/wordmark'
import type { PublishedFile } from '../../base/targets/target.ts'
import { openPicture } from '../media/encoder.ts'
import { HASH_DIGITS } from '../media/picture-words.ts'
import { pngBytes } from './png-mark.ts'

/** The wordmark of a document as the site has it, and its file. @param stored as `cleanMark` made it */
export async function wordmarkOf(
  stored: string,
): Promise<{ wordmark: Wordmark; file: PublishedFile }> {
  const hash = createHash('sha256').update(stored).digest('hex').slice(0, HASH_DIGITS)
  const png = pngBytes(stored)
  const size = png ? await openPicture(png).metadata() : sizeOf(stored)
  const ending = png ? `-${size.width}x${size.height}.png` : '.svg'
  const src = `/media/${hash}${ending}`
  const ratio = Math.round((size.width / size.height) * 1000) / 1000
  // Encoded again from its pixels, of which alone we are sure.
  const make = async () => (png ? openPicture(png).png().toBuffer() : Buffer.from(stored))
  return { wordmark: { src, ratio }, file: { address: src, make } }
}

/** The view box that cleaning wrote. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
