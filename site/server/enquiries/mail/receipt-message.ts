import { isEmail } from '@noren/contract/enquiry/email'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { LANGUAGE, type PerLanguage } from '@noren/contract/language'
import { inLanguage, textIn } from '@noren/contract/localized'
import { readCompany } from '@noren/contract/resources/company'
import { readContact } from '@noren/contract/resources/contact'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import { receipt as en } from '#src/language/bundle/en/answers.ts'
import { receipt as jp } from '#src/language/bundle/jp/answers.ts'
import { SENT_WORDS } from '#src/pages/contact/sent.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'

/** The texts of a receipt that the page of a sent enquiry does not have. */
const RECEIPT_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * The mail that says to visitors, in their language, that their enquiry arrived. It contains nothing they
 * wrote, so that no one can use it to mail a message to a stranger. The same enquiry always has the same
 * Message-ID.
 *
 * @param host our own, for the Message-ID
 */
export function receiptMessage(
  { id, email, language, receivedAt }: HandedEnquiry,
  { from }: Pick<MailSettings, 'from'>,
  host: string,
  { snapshot: { content } }: PublishedContent,
): SendMailOptions {
  const reference = referenceOf(id)
  const words = RECEIPT_WORDS[language]
  const { reference: label, next, change } = SENT_WORDS[language]
  const { contactDetails, contactForm } =
    inLanguage(readContact(content.contact), language)?.value.contactSection ?? {}
  const ways = [contactDetails?.phone.value, contactDetails?.email.value].filter(Boolean)
  const received = new Intl.DateTimeFormat(LANGUAGE[language].ogLocale.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(new Date(receivedAt))
  const replyTo = contactDetails?.email.value ?? ''
  return {
    from,
    to: { name: '', address: email },
    ...(isEmail(replyTo) && { replyTo }),
    subject: words.subject(reference),
    text: [
      words.thanks(textIn(readCompany(content.company)?.name, language)),
      '',
      `${label}${words.colon}${reference}`,
      words.received(received),
      '',
      contactForm?.responseTime ?? next,
      ...(ways.length > 0 ? [change.before + ways.join(change.or) + change.after] : []),
      '',
      words.automatic,
      '',
    ].join('\n'),
    date: new Date(receivedAt),
    messageId: `<${id}.receipt@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
