import type { TextField, TextFieldSingleValidation } from 'payload'
import { say } from '../words.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_LIMIT = 60

/** The last part of a restaurant's public address. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  label: { en: 'Address of the page', ja: 'ページのアドレス' },
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: {
      en: 'Small letters, digits and hyphens, for example shiobi: the page is then /restaurants/shiobi. If you change it, the old address leads to the new one.',
      ja: '半角の英小文字・数字・ハイフン（例：shiobi → /restaurants/shiobi）。変更しても、前のアドレスから新しいページへ移動します。',
    },
  },
  validate: ((value, { req }) =>
    (typeof value === 'string' && value.length <= SLUG_LIMIT && SLUG.test(value)) ||
    say(req, {
      en: 'Please use small letters, digits and single hyphens between them, at most 60, for example shiobi-zushi.',
      ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：shiobi-zushi）。',
    })) satisfies TextFieldSingleValidation,
}
