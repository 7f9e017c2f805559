import type { Payload } from 'payload'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Enquiry } from '../../payload-types.ts'
import { restaurantAt, senderOf } from '../tables/restaurant-names.ts'
import { REPLY_WORDS } from './reply-words.ts'

/**
 * Who writes, below every reply: the restaurant that a guest asks for a table, else the company.
 * @param writer of the staff; empty: not named
 */
export async function signatureTo(
  payload: Payload,
  { language, tableRestaurant }: Pick<Enquiry, 'language' | 'tableRestaurant'>,
  writer: string,
): Promise<string> {
  const house = tableRestaurant ? (await restaurantAt(payload, tableRestaurant))(language) : null
  const sender = house?.name ? house : senderOf(await publishedGlobal(payload, 'company'))(language)
  return sender.name ? REPLY_WORDS[language].signature(sender, writer) : writer
}
