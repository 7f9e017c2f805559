import { LANGUAGES } from '@noren/contract/language'
import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { ALT_FIELDS, ALT_NAMES, DECORATIVE, isDescribed } from './alt.ts'
import { line } from './text.ts'

/** One description is enough to save a picture: the other language may follow. */
const neededInALanguage: TextFieldSingleValidation = (value, options) => {
  const { data, required } = options
  return text(value, { ...options, required: required === true && !isDescribed(data) })
}

/** The database needs a text in a required column. */
const REQUIRED = {
  required: true,
  validate: neededInALanguage,
  hooks: { beforeChange: [({ value }) => value ?? ''] },
} satisfies Pick<TextField, 'required' | 'validate' | 'hooks'>

/** All languages are on one screen, since staff describe a picture when they upload it. */
export const altFields: Field[] = [
  ...LANGUAGES.map((language) => {
    const { isRequired, ...words } = ALT_FIELDS[language]
    return line(ALT_NAMES[language], {
      ...words,
      localized: false,
      ...(isRequired && REQUIRED),
    })
  }),
  {
    name: DECORATIVE.name,
    type: 'checkbox',
    label: DECORATIVE.label,
    defaultValue: false,
    admin: { description: DECORATIVE.help },
  },
]
