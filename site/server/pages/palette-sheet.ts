import type { Brand } from '@noren/contract/brand/brand'
import { oncePer } from '@noren/kit/once-per'
import { paletteCss } from '#src/styles/palette-css.ts'
import { contentHash } from '../http/response/representation.ts'
import { type StyleSheet, styleSheet } from './style-sheet.ts'

/**
 * The style sheet of a company's look, named by its hash (contract/src/brand/README.md). It comes
 * before the build's, so that those may change a colour, as on paper from a printer.
 */
export const paletteSheet: (brand: Brand) => StyleSheet = oncePer((brand) => {
  const text = paletteCss(brand)
  return styleSheet(`palette-${contentHash(Buffer.from(text)).slice(0, 8)}`, text)
})
