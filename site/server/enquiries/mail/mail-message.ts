import type { EnquiryMark, HandedEnquiry } from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { LANGUAGE } from '@noren/contract/language'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { MailSettings } from '../../settings.ts'
import { receivedInJapan, staffMail } from './staff-mail.ts'

const JAPANESE_NAMES = new Intl.DisplayNames('ja', { type: 'language' })
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** What staff read about each flag. */
const MARKS = new Map<string, string>([
  [
    'phone-may-lack-a-digit' satisfies EnquiryMark,
    '電話番号は携帯電話の番号のようですが、1桁足りない可能性があります。 / The phone number may lack a digit.',
  ],
])

/**
 * The mail about an enquiry: plain text to the configured addresses, and only to these. What the visitor
 * wrote is in the subject and the body, never in an address header except Reply-To, whose one plain
 * address has been checked. The same enquiry always makes the same mail: date and Message-ID are the
 * enquiry's, so that a mail sent twice after a crash is recognised as one.
 *
 * @param host our own, for the Message-ID
 */
export function mailMessage(
  enquiry: HandedEnquiry,
  settings: Pick<MailSettings, 'from' | 'to'>,
  host: string,
): SendMailOptions {
  return {
    ...staffMail(settings),
    replyTo: { name: '', address: enquiry.email },
    subject: `【お問い合わせ】${enquiry.subject}`,
    text: ['ウェブサイトからお問い合わせがありました。', ...enquiryLines(enquiry)].join('\n'),
    date: new Date(enquiry.receivedAt),
    messageId: `<${enquiry.id}@${host}>`,
  }
}

/** What the visitor sent, as staff read it in a mail. */
export function enquiryLines(enquiry: HandedEnquiry): string[] {
  const { htmlLang } = LANGUAGE[enquiry.language]
  const marks = enquiry.marks.flatMap((mark) => MARKS.get(mark) ?? [])
  return [
    'このメールに返信すると、お客様に届きます。',
    '',
    `お名前: ${enquiry.name}`,
    `電話番号: ${nationalPhone(enquiry.phone)}`,
    `メール: ${enquiry.email}`,
    `件名: ${enquiry.subject}`,
    `言語: ${JAPANESE_NAMES.of(htmlLang)} / ${ENGLISH_NAMES.of(htmlLang)}`,
    `受付: ${receivedInJapan(enquiry.receivedAt)}（日本時間）`,
    `受付番号: ${referenceOf(enquiry.id)}`,
    ...marks.map((mark) => `※ ${mark}`),
    '',
    '--- お問い合わせ内容 ---',
    enquiry.message,
    '',
  ]
}
