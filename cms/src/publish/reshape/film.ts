import type { Hero } from '../../payload-types.ts'
import { address } from '../per-language.ts'

/** The address of a film and of its WebM; an uploaded film wins over a YouTube address. */
export function film(video: Hero['video']): { link?: string; webm?: string } {
  const files = (video?.files ?? []).map(address)
  const mp4 = files.find((file) => file.endsWith('.mp4'))
  const webm = files.find((file) => file.endsWith('.webm'))
  if (mp4) return { link: mp4, ...(webm && { webm }) }
  const link = webm ?? video?.youtube?.trim()
  return link ? { link } : {}
}
