import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { phoneLink } from '@noren/contract/phone-number'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { MailSettings } from '../../settings.ts'
import { enquiryLines } from './mail-message.ts'
import { refusedLines, staffMail, staffMessageId } from './staff-mail.ts'
import { type DeskLinks, type TableWords, tableLine } from './table-words.ts'

/** An enquiry that asks for a table. */
export type TableEnquiry = HandedEnquiry & { table: TableRequest }

/** What a mail about a table says beside its enquiry. */
type About = {
  words: TableWords
  links: DeskLinks | null
  /** Our own, for the Message-ID. */
  host: string
}

/**
 * The mail about a requested table, to the restaurant or else to the company. A subject of our own says
 * which table it is; the links open the enquiry at the desk and change nothing.
 *
 * @param refused how many addresses of the restaurant the mail server refused; the company gets this then
 */
export function tableMessage(
  enquiry: TableEnquiry,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  { words, links, host }: About,
  refused = 0,
): SendMailOptions {
  const telephone = phoneLink(nationalPhone(enquiry.phone))
  return {
    ...staffMail({ from, to }),
    replyTo: { name: '', address: enquiry.email },
    subject: `【ご予約のお申し込み】${tableLine(words)}`,
    text: [
      ...refusedLines(refused),
      'ウェブサイトからご予約のお申し込みがありました。まだ確定していません。',
      '',
      tableLine(words),
      '',
      ...(links ? [`予約を受ける: ${links.confirm}`, `お断りする: ${links.decline}`] : []),
      ...(telephone ? [`電話をかける: ${telephone}`] : []),
      ...(links
        ? [
            '',
            'リンクを開いただけでは、お客様には何も送られません。サインインすると返信の下書きが開きますので、確かめてから送信してください。',
          ]
        : []),
      '',
      ...enquiryLines(enquiry),
    ].join('\n'),
    date: new Date(enquiry.receivedAt),
    messageId: staffMessageId(enquiry.id, host, refused),
  }
}
