import type { Wordmark } from '@noren/contract/brand/wordmark'
import type { PublishedFile } from '../../../base/targets/target.ts'
import { openPicture } from '../media/encoder.ts'
import { shortHash } from '../media/short-hash.ts'
import type { StoredMark } from './stored-mark.ts'

/** The wordmark of a document as the site has it, and its file. */
export async function wordmarkOf({
  png,
}: StoredMark): Promise<{ wordmark: Wordmark; file: PublishedFile }> {
  const hash = shortHash(png)
  const { width, height } = await openPicture(png).metadata()
  const src = `/media/${hash}-${width}x${height}.png`
  const ratio = Math.round((width / height) * 1000) / 1000
  // Encoded again from its pixels, of which alone we are sure.
  const make = () => openPicture(png).png().toBuffer()
  return { wordmark: { src, ratio }, file: { address: src, make } }
}
