import { isObject } from '../json.ts'

/** A company's name as it draws it itself, shown in the colour of the text around it. */
export type Wordmark = {
  /** `/media/{hash}.svg`, or `/media/{hash}-{width}x{height}.png` where it was not drawn but painted. */
  src: string
  /** Its width by its height. */
  ratio: number
}

const SRC = /^\/media\/[0-9a-f]{20}(?:\.svg|-\d{1,4}x\d{1,4}\.png)$/

/** The longest and the shortest that fit into the head of a page. */
export const WORDMARK_RATIOS = { least: 1, most: 10 } as const

/** Reads the wordmark of a brand; `null` for none, and for anything else. */
export function readWordmark(value: unknown): Wordmark | null {
  if (!isObject(value)) return null
  const { src, ratio } = value
  const isOurs = typeof src === 'string' && SRC.test(src)
  const { least, most } = WORDMARK_RATIOS
  return isOurs && typeof ratio === 'number' && ratio >= least && ratio <= most
    ? { src, ratio }
    : null
}
