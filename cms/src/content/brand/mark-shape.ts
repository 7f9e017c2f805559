import { WORDMARK_RATIOS } from '@noren/contract/brand/wordmark'

/** A mark is put into a square; a wordmark keeps the shape of a line of letters. */
export type MarkShape = 'square' | 'wide'

/** Whether a wordmark of this shape can stand in the head of a page. @param ratio width by height */
export function isWide(ratio: number): boolean {
  return ratio >= WORDMARK_RATIOS.least && ratio <= WORDMARK_RATIOS.most
}
