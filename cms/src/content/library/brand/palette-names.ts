import type { Palette } from '@noren/contract/brand/palette'

/** The colours, in the order of the form. */
export const COLOUR_NAMES = ['brand', 'accent', 'paper', 'ink'] as const satisfies (keyof Palette)[]
