import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { DEFAULT_TYPE } from '@noren/contract/brand/type'

/**
 * How Namiori looks: the colours and fonts of a company that chose none, made for it, and its seal, a file
 * of `artwork/marks`.
 */
export const brand = { palette: DEFAULT_PALETTE, type: DEFAULT_TYPE, mark: 'favicon.svg' }
