import { GROUPS } from '../../base/groups.ts'
import { markEndpoints } from '../brand/endpoints.ts'
import { markField } from '../brand/mark-fields.ts'
import { paletteFields } from '../brand/palette-fields.ts'
import { patternFields } from '../brand/pattern-fields.ts'
import { typeField } from '../brand/type-field.ts'
import { contentGlobal } from './content-global.ts'

/** How the company looks (cms/src/content/brand/README.md). */
export const brand = contentGlobal({
  slug: 'brand',
  label: { en: 'Look and brand', ja: '見た目・ブランド' },
  group: GROUPS.pages,
  help: {
    en: 'The colours, the fonts, the mark and the patterns of the whole site.',
    ja: 'サイト全体の配色、書体、ロゴ、模様を決めます。',
  },
  fields: [paletteFields, typeField, markField('mark'), markField('wordmark'), patternFields],
  endpoints: markEndpoints,
})
