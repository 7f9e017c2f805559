import { referenceOf } from '@noren/contract/enquiry/reference'
import { eachOf } from '@noren/contract/fields'
import { LANGUAGE } from '@noren/contract/language'
import type { Payload } from 'payload'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Enquiry } from '../../payload-types.ts'
import { TABLE_WORDS } from '../tables/table-words.ts'
import type { Asked } from '../tables/words/shape.ts'
import { filled, REPLY_KINDS, type Reply, type ReplyKind, type Values } from './replies.ts'
import { REPLY_WORDS } from './reply-words.ts'

/** Replies to the visitor of an enquiry, filled in. */
export type Replies = { readonly [K in ReplyKind]: Reply }

/** The replies to choose from for an enquiry, in its visitor's language; `table` is what it asks for. */
export async function replyTo(
  payload: Payload,
  enquiry: Enquiry,
  table: Asked | null,
): Promise<Replies> {
  const { id, name, subject, language } = enquiry
  const texts = await payload.findGlobal({
    slug: 'reply-letters',
    locale: LANGUAGE[language].htmlLang,
    fallbackLocale: false,
    depth: 0,
  })
  const words = TABLE_WORDS[language]
  const values: Values = {
    name,
    subject,
    reference: referenceOf(id),
    table: table && {
      restaurant: table.restaurant,
      when: words.when(table.day, table.minutes),
      party: words.party(table.people),
      address: table.address,
      phone: table.phone,
    },
  }
  const reply = (kind: ReplyKind): Reply => {
    const first = REPLY_WORDS[language].templates[kind]
    const { subject, text } = texts[kind] ?? first
    const template = { subject: subject || first.subject, text: text || first.text }
    return { ...filled(template, values), quote: quoteOf(enquiry) }
  }
  return eachOf(REPLY_KINDS, reply)
}

/** Most lines of a message that a reply quotes; visitor and inbox have the rest. */
const LINES = 60

/** A visitor's message, as mail programs quote it, in the visitor's language. */
function quoteOf({ name, receivedAt, message, language }: Enquiry): string {
  const lines = message.trim().split(/\r\n|\r|\n/)
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines
  const head = REPLY_WORDS[language].wrote(name, inTokyo(new Date(receivedAt)))
  return [head, ...shown.map((line) => `> ${line}`.trimEnd())].join('\n')
}
