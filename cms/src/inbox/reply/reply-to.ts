import { referenceOf } from '@noren/contract/enquiry/reference'
import { LANGUAGE } from '@noren/contract/language'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { TABLE_WORDS } from '../tables/table-words.ts'
import type { Asked } from '../tables/words/shape.ts'
import type { Letter, LetterKind } from './letters.ts'
import { filled } from './placeholders.ts'
import { quoteOf } from './quote.ts'
import { REPLY_WORDS } from './reply-words.ts'

/** Letters to the visitor of an enquiry, filled in. */
export type Letters = { readonly [K in LetterKind]: Letter }

/** The letters to reply to an enquiry with, in its visitor's language; `table` is what it asks for. */
export async function replyTo(
  payload: Payload,
  enquiry: Enquiry,
  table: Asked | null,
): Promise<Letters> {
  const { id, name, subject, language } = enquiry
  const texts = await payload.findGlobal({
    slug: 'reply-letters',
    locale: LANGUAGE[language].htmlLang,
    fallbackLocale: false,
    depth: 0,
  })
  const words = TABLE_WORDS[language]
  const values = {
    name,
    subject,
    reference: referenceOf(id),
    ...(table && {
      restaurant: table.restaurant,
      when: words.when(table.day, table.minutes),
      party: words.party(table.people),
      address: table.address,
      phone: table.phone,
    }),
  }
  const letter = (kind: LetterKind): Letter => {
    const first = REPLY_WORDS[language].templates[kind]
    const { subject, text } = texts[kind] ?? first
    const template = { subject: subject || first.subject, text: text || first.text }
    return { ...filled(template, values), quote: quoteOf(enquiry) }
  }
  return {
    answer: letter('answer'),
    confirmed: letter('confirmed'),
    declined: letter('declined'),
  }
}
