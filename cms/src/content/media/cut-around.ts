import type { Focus } from '@noren/contract/focus'
import type { Sharp } from 'sharp'
import { openPicture } from './loader.ts'

/** Fills a frame with a picture as `object-fit: cover` does with `object-position` at the spot. */
export async function cutAround(
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
