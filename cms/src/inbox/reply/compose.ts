import { isEmail } from '@noren/contract/enquiry/email'
import { textIn } from '@noren/contract/localized'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { Payload } from 'payload'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Enquiry } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'
import { tableFile } from '../tables/asked-table.ts'
import type { Letter } from './letter.ts'
import { withBelow } from './replies.ts'
import { quoteOf } from './reply-to.ts'

/** The mail of a letter that staff wrote, with what its guest wrote below. */
export function composeMail(
  payload: Payload,
  enquiry: Enquiry,
  letter: Letter,
  from: string,
): Promise<SendMailOptions> {
  const text = withBelow(letter.text, quoteOf(enquiry))
  return letterMail(payload, enquiry, { ...letter, text }, from)
}

/**
 * The mail of a letter, as plain text. It goes to the enquiry's guest alone, from the company's address; an
 * answer goes to the mailbox the company publishes, which somebody reads whoever is off duty. The same letter
 * always has the same Message-ID.
 *
 * @param from the address of `REPLY_FROM`
 */
export async function letterMail(
  payload: Payload,
  enquiry: Enquiry,
  letter: Pick<Letter, 'key' | 'subject' | 'text' | 'table'>,
  from: string,
): Promise<SendMailOptions> {
  const { email, language, answers } = enquiry
  const company = await publishedGlobal(payload, 'company')
  const replyTo = textIn(localized(company?.email), language)
  const file = letter.table === 'confirmed' ? await tableFile(payload, enquiry) : null
  const messageId = (key: string) => `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`
  const before = (answers ?? []).flatMap(({ id, how }) =>
    id && how === 'desk' ? [messageId(id)] : [],
  )
  return {
    from: { name: textIn(localized(company?.name), language), address: from },
    to: { name: '', address: email },
    ...(isEmail(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: letter.text,
    messageId: messageId(letter.key),
    ...(before.length > 0 && { inReplyTo: before.at(-1), references: before }),
    ...(file && {
      attachments: [{ ...file, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }],
    }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
