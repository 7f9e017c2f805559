import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import type { Language } from '@noren/contract/language'
import { calendarFile, calendarType } from '@noren/contract/reservation/calendar-file'
import { stayEnds } from '@noren/contract/reservation/stay'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { hoursOf } from './due-field.ts'
import { restaurantAt } from './restaurant-names.ts'
import { type Asked, TABLE_WORDS } from './table-words.ts'

/** Describes the table an enquiry asks for, in any language; `null` when it asks for none. */
export async function askedTable(
  payload: Payload,
  enquiry: Enquiry,
): Promise<((language: Language) => Asked) | null> {
  const day = readDay(enquiry.tableDate?.slice(0, 10))
  const minutes = readClock(enquiry.tableTime)
  const { tablePeople: people, tableRestaurant: slug } = enquiry
  if (day === null || minutes === null || !people || !slug) return null
  const restaurant = await restaurantAt(payload, slug, writeDay(day))
  return (language) => {
    const { name, ...reached } = restaurant(language)
    return { day, minutes, people, restaurant: name || slug, ...reached }
  }
}

/**
 * The table of an enquiry as a file for its guest's calendar, or, cancelled, one that takes it out again; `null`
 * when it asks for none.
 */
export async function tableFile(
  payload: Payload,
  enquiry: Enquiry,
  { isCancelled }: { isCancelled: boolean },
) {
  const table = (await askedTable(payload, enquiry))?.(enquiry.language)
  if (!table) return null
  const { day, minutes, restaurant, address, phone } = table
  const status = isCancelled ? 'cancelled' : 'confirmed'
  const madeAt = new Date()
  return {
    filename: `${enquiry.tableRestaurant}-${enquiry.tableDate?.slice(0, 10)}.ics`,
    type: calendarType({ status }),
    content: calendarFile({
      id: enquiry.id,
      status,
      madeAt,
      day,
      minutes,
      until: stayEnds(await hoursOf(payload, enquiry.tableRestaurant ?? '', madeAt), table),
      summary: TABLE_WORDS[enquiry.language].event(table),
      location: [restaurant, address].filter(Boolean).join(', '),
      description: phone,
    }),
  }
}
