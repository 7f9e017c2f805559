import { readFileSync } from 'node:fs'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'

/** How Namiori looks: the colours of a company that chose none, which were made for it, and its seal. */
export const brand = {
  palette: DEFAULT_PALETTE,
  mark: readFileSync(new URL('../artwork/marks/favicon.svg', import.meta.url), 'utf8'),
}
