import type { PayloadRequest } from 'payload'

/** A text of the staff's desk in the two languages of the desk. */
export type Words = { en: string; ja: string }

/** The text in the language the member of staff works in. */
export function say(req: Pick<PayloadRequest, 'i18n'>, words: Words): string {
  return req.i18n.language === 'en' ? words.en : words.ja
}
