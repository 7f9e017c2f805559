// First, as in the app, so that the order of the cascade's layers comes before any component's
// styles.
import '#src/styles/main.css'
import '#src/styles/type/woven.css'

import { readBrand } from '@noren/contract/brand/brand'
import { createRoot } from 'react-dom/client'
import { paletteCss } from '#src/styles/palette-css.ts'
import { Forms } from './forms.tsx'
import { Guide } from './guide.tsx'
import { Marks } from './marks.tsx'
import { Sections } from './sections.tsx'
import { Tokens } from './tokens.tsx'
import { Type } from './type.tsx'

const colours = document.createElement('style')
colours.textContent = paletteCss(readBrand(undefined))
document.head.prepend(colours)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Guide>
      <Tokens />
      <Type />
      <Marks />
      <Forms />
      <Sections />
    </Guide>,
  )
}
