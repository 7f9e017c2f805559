import { readFileSync } from 'node:fs'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { DEFAULT_TYPE } from '@noren/contract/brand/type'

/** How Namiori looks: the colours and fonts of a company that chose none, made for it, and its seal. */
export const brand = {
  palette: DEFAULT_PALETTE,
  type: DEFAULT_TYPE,
  mark: readFileSync(new URL('../artwork/marks/favicon.svg', import.meta.url), 'utf8'),
}
