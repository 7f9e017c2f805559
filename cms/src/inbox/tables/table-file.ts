import { calendarFile } from '@noren/contract/reservation/calendar-file'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { askedTable } from './asked-table.ts'
import { TABLE_WORDS } from './table-words.ts'

/** The table of an enquiry as a file for its guest's calendar; `null` when it asks for none. */
export async function tableFile(payload: Payload, enquiry: Enquiry) {
  const table = (await askedTable(payload, enquiry))?.(enquiry.language)
  if (!table) return null
  const { day, minutes, restaurant, address, phone } = table
  return {
    filename: `${enquiry.tableRestaurant}-${enquiry.tableDate?.slice(0, 10)}.ics`,
    content: calendarFile({
      id: enquiry.id,
      madeAt: new Date(),
      day,
      minutes,
      summary: TABLE_WORDS[enquiry.language].event(table),
      location: [restaurant, address].filter(Boolean).join(', '),
      description: phone,
    }),
  }
}
