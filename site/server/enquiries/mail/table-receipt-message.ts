import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import type { PerLanguage } from '@noren/contract/language'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import { tableReceipt as en } from '#src/language/bundle/en/answers.ts'
import { tableReceipt as jp } from '#src/language/bundle/jp/answers.ts'
import { markedText } from '#src/language/marked-text.ts'
import { TABLE_WORDS } from '#src/pages/contact/table-request.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'
import { receiptMessage } from './receipt-message.ts'

/** The texts of the receipt of a table. */
export const TABLE_RECEIPT_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * The mail that says to guests that their request for a table arrived, and that it is not confirmed: with
 * the table and their link to it, and nothing they wrote.
 *
 * @param link the address of the guest's link; `null` where there is none
 * @param host our own, for the Message-ID
 */
export function tableReceiptMessage(
  enquiry: HandedEnquiry,
  link: string | null,
  settings: Pick<MailSettings, 'from'>,
  host: string,
  published: PublishedContent,
): SendMailOptions {
  const { language, table, id } = enquiry
  const words = TABLE_RECEIPT_WORDS[language]
  const told = TABLE_WORDS[language]
  const detail = published.restaurants?.detail(table?.restaurant ?? '')
  const restaurant = readRestaurant(detail)
  const name = markedText(restaurant?.name, language).text || (table?.restaurant ?? '')
  const day = told.day(readDay(table?.date) ?? 0)
  const time = told.time(readClock(table?.time) ?? 0)
  return {
    ...receiptMessage(enquiry, settings, host, published),
    subject: words.subject(name, day),
    text: [
      words.arrived(name),
      words.notYet,
      '',
      name,
      words.when(day, time),
      told.people(table?.people ?? 0),
      words.reference(referenceOf(id)),
      '',
      ...(link === null ? [] : [words.link, link, '']),
      ...(restaurant?.phone ? [words.call(restaurant.phone), ''] : []),
      words.automatic,
      '',
    ].join('\n'),
  }
}
