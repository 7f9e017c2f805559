import { readBusinessSlug } from '@noren/contract/resources/businesses'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { say, type Words } from '../../base/words.ts'

/** The short name of a business, by which cards and the footer lead to its part of the about page. */
export function businessSlug(name: string, label: Words, help: Words, required = false): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    if (!value?.trim()) return required ? req.t('validation:required') : true
    return (
      readBusinessSlug(value) !== undefined ||
      say(req, {
        en: 'Please use small letters, digits and single hyphens between them, at most 60, for example cleaning.',
        ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：cleaning）。',
      })
    )
  }
  return { name, type: 'text', label, required, validate, admin: { description: help } }
}

/** Which part of the about page a card or a line of the footer leads to. */
export const businessPart = businessSlug(
  'part',
  { en: 'Leads to its part of the About page', ja: '会社案内ページの事業欄へのリンク' },
  {
    en: 'The short name the business has on the About page, for example cleaning. Left empty, the card leads to the top of that page.',
    ja: '会社案内ページの「事業」で付けた短い名前（例：cleaning）。空欄の場合、カードはページの先頭へ移動します。',
  },
)
