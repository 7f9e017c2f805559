import { readObject } from '@noren/contract/json'
import { type FieldHook, type TextField, ValidationError } from 'payload'
import { GROUPS } from '../../base/groups.ts'
import { MARK_FIELD } from '../../base/ui/components.ts'
import { say, type Words } from '../../base/words.ts'
import { markEndpoints } from '../brand/endpoints.ts'
import { checkMark } from '../brand/mark.ts'
import { DRAWN_FIELDS, type DrawnField } from '../brand/mark-shape.ts'
import { paletteFields } from '../brand/palette-fields.ts'
import { patternFields } from '../brand/pattern-fields.ts'
import type { SeenAs } from '../brand/seen-as.ts'
import { typeField } from '../brand/type-field.ts'
import { contentGlobal } from './content-global.ts'

/** The mark, or the name as the company draws it: a file that is stored as a text (decision 093). */
function drawn(name: DrawnField, label: Words): TextField {
  const shape = DRAWN_FIELDS[name]
  /** Cleans what is not stored yet: previews publish drafts too, and a request may send anything. */
  const cleanSent: FieldHook = async ({ originalDoc, req, value }) => {
    if (typeof value !== 'string' || value === readObject(originalDoc)[name]) return value
    if (value === '') return null
    const cleaned = await checkMark(value, shape)
    if ('mark' in cleaned) return cleaned.mark
    const errors = [{ path: name, message: say(req, cleaned.refusal), label: say(req, label) }]
    throw new ValidationError({ errors, global: 'brand', req }, req.t)
  }
  return {
    name,
    type: 'text',
    label,
    admin: { components: { Field: { path: MARK_FIELD, clientProps: { shape } } } },
    custom: { seenAs: 'mark' satisfies SeenAs },
    hooks: { beforeValidate: [cleanSent] },
    // Cleaned as it is saved; Payload's own rule would refuse more than 40,000 characters.
    validate: () => true as const,
  }
}

const mark = drawn('mark', { en: 'Mark', ja: 'ロゴ' })
const wordmark = drawn('wordmark', { en: 'Name as a drawing', ja: '社名ロゴ' })

/** How the company looks (decision 094). */
export const brand = contentGlobal({
  slug: 'brand',
  label: { en: 'Look and brand', ja: '見た目・ブランド' },
  group: GROUPS.pages,
  help: {
    en: 'The colours, the fonts, the mark and the patterns of the whole site.',
    ja: 'サイト全体の配色、書体、ロゴ、模様を決めます。',
  },
  fields: [paletteFields, typeField, mark, wordmark, patternFields],
  endpoints: markEndpoints,
})
