import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import type { Language } from '@noren/contract/language'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { restaurantAt } from './restaurant-names.ts'
import type { Asked } from './table-words.ts'

/** Describes the table an enquiry asks for, in any language; `null` when it asks for none. */
export async function askedTable(
  payload: Payload,
  enquiry: Enquiry,
): Promise<((language: Language) => Asked) | null> {
  const day = readDay(enquiry.tableDate?.slice(0, 10))
  const minutes = readClock(enquiry.tableTime)
  const { tablePeople: people, tableRestaurant: slug } = enquiry
  if (day === null || minutes === null || !people || !slug) return null
  const texts = await restaurantAt(payload, slug)
  return (language) => ({
    day,
    minutes,
    people,
    restaurant: texts(({ name }) => name, language) || slug,
    address: texts(({ address }) => address, language),
    phone: texts(({ phone }) => phone, language),
  })
}
