import { markEndpoints } from '../../library/brand/endpoints.ts'
import { markField } from '../../library/brand/mark-fields.ts'
import { paletteFields } from '../../library/brand/palette-fields.ts'
import { patternFields } from '../../library/brand/pattern-fields.ts'
import { structureFields } from '../../library/brand/structure-fields.ts'
import { typeField } from '../../library/brand/type-field.ts'
import { contentGlobal } from '../content-global.ts'

/** How the company looks (cms/src/content/library/brand/README.md). */
export const brand = contentGlobal({
  slug: 'brand',
  label: { en: 'Look and brand', ja: '見た目・ブランド' },
  group: 'pages',
  help: {
    en: 'The colours, the fonts, the mark, the structure and the patterns of the whole site.',
    ja: 'サイト全体の配色、書体、ロゴ、構成、模様を決めます。',
  },
  sketch: {
    areas: 'M5 8h12v12H5zM19 8h12v12H19zM33 8h12v12H33zM47 8h12v12H47z',
    lines: 'M5 28h40M5 33h26',
  },
  fields: [
    paletteFields,
    typeField,
    markField('mark'),
    markField('wordmark'),
    structureFields,
    patternFields,
  ],
  endpoints: markEndpoints,
})
