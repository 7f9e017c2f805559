import type { Words } from '../../../base/words.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_LIMIT = 60

/** Whether a value is a valid last part of a restaurant's address. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= SLUG_LIMIT && SLUG.test(value)

export const SLUG_RULE: Words = {
  en: 'Please use small letters, digits and single hyphens between them, at most 60, for example sakura-ginza.',
  ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：sakura-ginza）。',
}

/** What staff read about an address that another restaurant has. */
export function takenWords(slug: string): Words {
  return {
    en: `“${slug}” is the address of another restaurant. Please choose another one.`,
    ja: `「${slug}」はほかのレストランが使っています。別のアドレスにしてください。`,
  }
}
