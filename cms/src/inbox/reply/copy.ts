import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { Payload } from 'payload'
import { say } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { withoutLinks } from '../guests/letter-link.ts'
import { addressesOf } from '../recipients/recipients.ts'
import { restaurantIdAt, restaurantWords } from '../tables/restaurant-names.ts'
import type { Composed } from './compose.ts'
import { REPLY_WORDS } from './reply-words.ts'

type OfCopy = Pick<Enquiry, 'tableRestaurant' | 'harassmentAt'>

/**
 * The addresses that get a copy of a letter about a table: those of its restaurant; none where owners alone see
 * the enquiry.
 */
async function copyAddresses(
  payload: Payload,
  { tableRestaurant, harassmentAt }: OfCopy,
): Promise<string[]> {
  const id =
    tableRestaurant && !harassmentAt ? await restaurantIdAt(payload, tableRestaurant) : null
  return id === null ? [] : (await addressesOf({ payload }, id)).addresses
}

/** The restaurant that a copy can go to, by its name in the desk's language; `null` where it has no address. */
export async function copyTo(
  { payload, i18n }: { payload: Payload; i18n: { language: string } },
  enquiry: OfCopy,
): Promise<string | null> {
  const { tableRestaurant: slug } = enquiry
  if (!slug || (await copyAddresses(payload, enquiry)).length === 0) return null
  return say({ i18n }, await restaurantWords(payload, slug))
}

/**
 * The copy of a letter for the restaurant: a mail of its own, so that the guest sees no address of it, and
 * without the guest's link, by which whoever has it can cancel. `null` where the restaurant has no address by
 * now.
 */
export async function composeCopy(
  payload: Payload,
  enquiry: OfCopy & Pick<Enquiry, 'language'>,
  { inReplyTo: _, references: _before, attachments: _file, ...mail }: Composed,
): Promise<SendMailOptions | null> {
  const to = await copyAddresses(payload, enquiry)
  if (to.length === 0) return null
  const heads = Object.values(REPLY_WORDS[enquiry.language].link)
  return {
    ...mail,
    to: to.map((address) => ({ name: '', address })),
    subject: `写し：${mail.subject}`,
    text: withoutLinks(mail.text, heads),
    messageId: mail.messageId.replace('@', '.copy@'),
  }
}
