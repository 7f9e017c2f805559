import type { Accent } from '@noren/contract/accent'

/**
 * The accents of the site's `tokens.css` as red, green and blue; `scripts/accent-colours.test.ts`
 * keeps the two alike.
 */
export const ACCENT_COLOURS = {
  ember: [0x98, 0x2f, 0x14],
  cedar: [0x32, 0x51, 0x32],
  harbour: [0x00, 0x55, 0x71],
  amber: [0x7b, 0x4c, 0x1d],
  plum: [0x70, 0x29, 0x56],
  indigo: [0x22, 0x38, 0x76],
} as const satisfies { [Name in Accent]: readonly [number, number, number] }
