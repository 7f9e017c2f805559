import { calendarFile } from '@noren/contract/reservation/calendar-file'
import * as v from 'valibot'
import { refuse } from '../base/requests/refusal.ts'
import { authorOf } from '../content/versions/version-fields.ts'
import { onGet, onPost, toBody, toDocument } from '../staff/access/endpoint.ts'
import { statusWith } from './handling/status.ts'
import { markedSchema, markSchema } from './tables/answered.ts'
import { askedTable } from './tables/asked-table.ts'
import { TABLE_WORDS } from './tables/table-words.ts'

const ENQUIRIES = { collection: 'enquiries' } as const

/** Records the member of staff who opened an enquiry first, and when; later visits change nothing. */
export const markRead = onPost(
  '/:id/read',
  toDocument(ENQUIRIES, async (req) => {
    const id = String(req.routeParams?.id)
    await req.payload.db.updateOne({
      collection: 'enquiries',
      where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
      // Without a new time of change: for someone who edits it, the enquiry has not changed.
      data: { readAt: new Date().toISOString(), readBy: authorOf(req), updatedAt: null },
      options: { atomic: true },
      returning: false,
    })
    return new Response(null, { status: 204 })
  }),
)

/** Marks a table as confirmed or declined, with who did and when, or as unanswered again; so its enquiry. */
export const answerTable = onPost(
  '/:id/table',
  toDocument(
    ENQUIRIES,
    toBody(markSchema, async (req, { body: { state } }) => {
      const { payload } = req
      const id = String(req.routeParams?.id)
      const where = { id: { equals: id }, tableState: { exists: true } }
      const { docs } = await payload.find({ collection: 'enquiries', where, depth: 0 })
      const [before] = docs
      if (!before) return refuse(req, 404)
      const isAnswered = state !== 'asked'
      const enquiry = await payload.update({
        collection: 'enquiries',
        id,
        data: {
          tableState: state,
          tableAnsweredAt: isAnswered ? new Date().toISOString() : null,
          tableAnsweredBy: isAnswered ? authorOf(req) : null,
          ...statusWith(before, isAnswered),
        },
        depth: 0,
        req,
      })
      return Response.json(v.parse(markedSchema, enquiry))
    }),
  ),
)

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
