import { referenceOf } from '@noren/contract/enquiry/reference'
import { LANGUAGE } from '@noren/contract/language'
import type { Payload, TypedUser } from 'payload'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { letterLink } from '../guests/letter-link.ts'
import { type Asked, TABLE_WORDS } from '../tables/table-words.ts'
import {
  filled,
  REPLY_KINDS,
  type Reply,
  spokenOf,
  tableAnswerOf,
  type Values,
  withBelow,
} from './replies.ts'
import { KIND_WORDS, REPLY_WORDS } from './reply-words.ts'
import { signatureTo } from './signature.ts'

type Asking = {
  payload: Payload
  i18n: { language: string }
  /** Who writes. */
  user: Pick<TypedUser, 'name'> | null
}

/**
 * The replies to choose from for an enquiry, in its visitor's language; `table` is what it asks for. Of the
 * staff's own texts those that are written in that language.
 */
export async function replyTo(
  { payload, i18n, user }: Asking,
  enquiry: Enquiry,
  table: Asked | null,
): Promise<Reply[]> {
  const { language } = enquiry
  const texts = await payload.findGlobal({
    slug: 'reply-letters',
    locale: LANGUAGE[language].htmlLang,
    fallbackLocale: false,
    depth: 0,
  })
  const values = valuesOf(enquiry, table)
  const common = REPLY_KINDS.map((kind) => ({
    id: kind,
    kind,
    title: say({ i18n }, KIND_WORDS[kind]),
    subject: texts[kind]?.subject,
    text: enquiry.source ? spokenOf(kind, REPLY_WORDS[language]) : texts[kind]?.text,
  }))
  const own = (texts.own ?? []).map(({ id, ...each }) => ({ id: id ?? '', ...each }))
  const signature = await signatureTo(payload, enquiry, (texts.namesWriter && user?.name) || '')
  return [...common, ...own].flatMap(({ id, kind, title, ...written }) => {
    const answer = tableAnswerOf(kind)
    if (!written.subject || !written.text || (answer && !table)) return []
    // Nobody can be written to whose table staff took themselves: by telephone they hear of that table.
    if (enquiry.source && !answer) return []
    const { subject, text } = filled({ subject: written.subject, text: written.text }, values)
    const link = answer && !enquiry.source && letterLink(enquiry, answer)
    const linked = withBelow(text, link ? `${REPLY_WORDS[language].link[answer]}\n${link}` : '')
    return [
      {
        id,
        title,
        table: answer,
        subject,
        text: withBelow(linked, enquiry.source ? '' : signature),
      },
    ]
  })
}

/** What a letter about an enquiry can name. @param table what it asks for */
export function valuesOf(
  { id, name, subject, language }: Pick<Enquiry, 'id' | 'name' | 'subject' | 'language'>,
  table: Asked | null,
): Values {
  const words = TABLE_WORDS[language]
  return {
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
}

/** Most lines of a message that a reply quotes; visitor and inbox have the rest. */
const LINES = 60

/** A visitor's message, as mail programs quote it, in the visitor's language. */
export function quoteOf({ name, receivedAt, message, language }: Enquiry): string {
  const lines = message.trim().split(/\r\n|\r|\n/)
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines
  const head = REPLY_WORDS[language].wrote(name, inTokyo(new Date(receivedAt)))
  return [head, ...shown.map((line) => `> ${line}`.trimEnd())].join('\n')
}
