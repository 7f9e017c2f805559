import { isEmail } from '@noren/contract/enquiry/email'
import { textIn } from '@noren/contract/localized'
import type { Payload } from 'payload'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Enquiry } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'
import { addressesOf } from '../recipients/recipients.ts'
import { restaurantIdAt } from '../tables/restaurant-names.ts'

/**
 * The address that a guest answers to: the one of the restaurant whose table it is, else the mailbox the
 * company publishes; `null` where there is neither. Who harasses the staff answers to the company.
 */
export async function answersGoTo(
  payload: Payload,
  {
    language,
    tableRestaurant,
    harassmentAt,
  }: Pick<Enquiry, 'language' | 'tableRestaurant' | 'harassmentAt'>,
): Promise<string | null> {
  const id =
    tableRestaurant && !harassmentAt ? await restaurantIdAt(payload, tableRestaurant) : null
  const own = id === null ? '' : (await addressesOf({ payload }, id)).replyTo
  if (own) return own
  const company = await publishedGlobal(payload, 'company')
  const published = textIn(localized(company?.email), language)
  return isEmail(published) ? published : null
}
