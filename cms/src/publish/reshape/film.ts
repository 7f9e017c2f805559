import type { Hero } from '../../payload-types.ts'
import { address } from '../both.ts'

/** The address of a film and of its WebM; an uploaded film wins over a YouTube address. */
export function film(video: Hero['video']): { link?: string; webm?: string } {
  const mp4 = address(video?.mp4)
  const webm = address(video?.webm)
  if (mp4) return { link: mp4, ...(webm && { webm }) }
  const link = webm || video?.youtube?.trim()
  return link ? { link } : {}
}
