import { readObject } from '@noren/contract/json'
import { type FieldHook, type TextField, ValidationError } from 'payload'
import { GROUPS } from '../../base/groups.ts'
import { MARK_FIELD } from '../../base/ui/components.ts'
import { say } from '../../base/words.ts'
import { markEndpoint } from '../brand/endpoints.ts'
import { checkMark } from '../brand/mark.ts'
import { paletteFields } from '../brand/palette-fields.ts'
import type { SeenAs } from '../brand/seen-as.ts'
import { typeField } from '../brand/type-field.ts'
import { type ContentGlobal, contentGlobal } from './content-global.ts'

/** Cleans a mark that is not the stored one: previews publish drafts too, and a request may send anything. */
const cleanSent: FieldHook = async ({ originalDoc, req, value }) => {
  if (typeof value !== 'string' || value === readObject(originalDoc).mark) return value
  if (value === '') return null
  const cleaned = await checkMark(value)
  if ('mark' in cleaned) return cleaned.mark
  const errors = [{ path: 'mark', message: say(req, cleaned.refusal), label: say(req, MARK) }]
  throw new ValidationError({ errors, global: 'brand', req }, req.t)
}

const MARK = { en: 'Mark', ja: 'ロゴ' }

const mark: TextField = {
  name: 'mark',
  type: 'text',
  label: MARK,
  admin: { components: { Field: MARK_FIELD } },
  custom: { seenAs: 'mark' satisfies SeenAs },
  hooks: { beforeValidate: [cleanSent] },
  // Cleaned as it is saved; Payload's own rule would refuse more than 40,000 characters.
  validate: () => true as const,
}

const form = contentGlobal({
  slug: 'brand',
  label: { en: 'Look and brand', ja: '見た目・ブランド' },
  group: GROUPS.pages,
  help: {
    en: 'The colours, the fonts and the mark of the whole site.',
    ja: 'サイト全体の配色、書体、ロゴを決めます。',
  },
  fields: [paletteFields, typeField, mark],
})

/** How the company looks (decision 094). */
export const brand: ContentGlobal = {
  ...form,
  endpoints: [...(form.endpoints || []), markEndpoint],
}
