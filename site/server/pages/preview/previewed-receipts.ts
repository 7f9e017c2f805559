import { writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, writeClock } from '@noren/contract/hours/clock'
import { dayOfMinute, momentOf, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { perLanguage } from '@noren/contract/language'
import { PREVIEWED_REQUEST, type PreviewedReceipts } from '@noren/contract/preview'
import { guestPathIn } from '@noren/contract/reservation/guest-link'
import type { PublishedContent } from '../../content/published-content.ts'
import { tableReceiptMessage } from '../../enquiries/mail/table-receipt-message.ts'

/** What is not shown of a mail that nobody gets. */
const NOBODY = { name: '', phone: '', email: '', subject: '', message: '' }

/**
 * The receipt of a table at a restaurant in this minute, made as it is for guests. It is never sent, and its link
 * leads nowhere.
 *
 * @param origin of the site
 */
export function previewedReceipts(
  restaurant: string,
  minute: TokyoMinute,
  origin: string,
  content: PublishedContent,
): PreviewedReceipts {
  const { id, people } = PREVIEWED_REQUEST
  const day = dayOfMinute(minute)
  const [date, time] = [writeDay(day), writeClock(minute - day * DAY_MINUTES)]
  return perLanguage((language) => {
    const enquiry = {
      ...{ ...NOBODY, id, language, table: { restaurant, date, time, people } },
      ...{ receivedAt: momentOf(minute).toISOString(), quarantined: false, marks: [] },
      mailedAt: null,
    }
    const link = origin + guestPathIn(language, '…')
    const { subject, text } = tableReceiptMessage(enquiry, link, { from: '' }, '', content)
    return { subject: String(subject), text: String(text) }
  })
}
