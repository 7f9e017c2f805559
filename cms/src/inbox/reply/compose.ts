import { textIn } from '@noren/contract/localized'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { Payload } from 'payload'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Enquiry } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'
import { isWithdrawal } from '../tables/answered.ts'
import { tableFile } from '../tables/asked-table.ts'
import { answersGoTo } from './answers-go-to.ts'
import type { Letter } from './letter.ts'
import { withBelow } from './replies.ts'
import { quoteOf } from './reply-to.ts'

/** A mail as it is sent, as plain text. */
export type Composed = SendMailOptions & { subject: string; text: string; messageId: string }

/** The mail of a letter that staff wrote, with what its guest wrote below. */
export function composeMail(
  payload: Payload,
  enquiry: Enquiry,
  letter: Letter,
  from: string,
): Promise<Composed> {
  const text = withBelow(letter.text, quoteOf(enquiry))
  return letterMail(payload, enquiry, { ...letter, text }, from)
}

/**
 * The mail of a letter. It goes to the enquiry's guest alone, from the company's address; where an answer goes
 * somebody reads it whoever is off duty. The same letter always has the same Message-ID.
 *
 * @param from the address of `REPLY_FROM`
 */
export async function letterMail(
  payload: Payload,
  enquiry: Enquiry,
  letter: Pick<Letter, 'key' | 'subject' | 'text' | 'table'>,
  from: string,
): Promise<Composed> {
  const { email, language, answers } = enquiry
  const company = await publishedGlobal(payload, 'company')
  const replyTo = await answersGoTo(payload, enquiry)
  const file = await fileWith(payload, enquiry, letter)
  const messageId = (key: string) => `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`
  const before = (answers ?? []).flatMap(({ id, how }) =>
    id && how === 'desk' ? [messageId(id)] : [],
  )
  return {
    from: { name: textIn(localized(company?.name), language), address: from },
    to: { name: '', address: email },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: letter.text,
    messageId: messageId(letter.key),
    ...(before.length > 0 && { inReplyTo: before.at(-1), references: before }),
    ...(file && { attachments: [file] }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The calendar file of a table that a letter confirms, or takes back. */
async function fileWith(payload: Payload, enquiry: Enquiry, { table }: Pick<Letter, 'table'>) {
  const isCancelled = isWithdrawal(table, enquiry)
  if (table !== 'confirmed' && !isCancelled) return null
  const file = await tableFile(payload, enquiry, { isCancelled })
  return file && { filename: file.filename, content: file.content, contentType: file.type }
}
