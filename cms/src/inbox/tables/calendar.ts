import { calendarFile } from '@noren/contract/reservation/calendar-file'
import { refuse } from '../../base/requests/refusal.ts'
import { onGet } from '../../staff/access/endpoint.ts'
import { askedTable } from './asked-table.ts'
import { TABLE_WORDS } from './table-words.ts'

/** A table as a file for the guest's calendar, which staff attach to their mail. */
export const tableCalendar = onGet('/:id/table.ics', async (req, { user }) => {
  const { payload, routeParams } = req
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: String(routeParams?.id) } },
    depth: 0,
    overrideAccess: false,
    user,
  })
  const enquiry = docs[0]
  const table = enquiry && (await askedTable(payload, enquiry))?.(enquiry.language)
  if (!table) return refuse(req, 404)
  const { day, minutes, restaurant, address, phone } = table
  const file = calendarFile({
    id: enquiry.id,
    madeAt: new Date(),
    day,
    minutes,
    summary: TABLE_WORDS[enquiry.language].event(table),
    location: [restaurant, address].filter(Boolean).join(', '),
    description: phone,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${enquiry.tableRestaurant}-${enquiry.tableDate?.slice(0, 10)}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
})
