import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'

/**
 * How Namiori looks: the colours of a company that chose none, which were made for it, and its seal, a file
 * of `artwork/marks`.
 */
export const brand = { palette: DEFAULT_PALETTE, mark: 'favicon.svg' }
