import { WORDMARK_RATIOS } from '@noren/contract/brand/wordmark'

/** A mark is put into a square; a wordmark keeps the shape of a line of letters. */
export type MarkShape = 'square' | 'wide'

/** The fields of the brand that are drawn. */
export const DRAWN_FIELDS = { mark: 'square', wordmark: 'wide' } as const satisfies {
  readonly [Field in string]: MarkShape
}

export type DrawnField = keyof typeof DRAWN_FIELDS

/** Whether a wordmark of this shape can stand in the head of a page. @param ratio width by height */
export function isWide(ratio: number): boolean {
  return ratio >= WORDMARK_RATIOS.least && ratio <= WORDMARK_RATIOS.most
}
