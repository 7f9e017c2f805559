import * as v from 'valibot'
import { inTransaction } from '../base/database/transaction.ts'
import { refusal, refuse } from '../base/requests/refusal.ts'
import { say } from '../base/words.ts'
import { authorOf } from '../content/model/saved-by.ts'
import { ofDocument, onGet, onPost, toBody, toDocument } from '../staff/access/endpoint.ts'
import { enquiryAt } from './reply/keep-letter.ts'
import { markedSchema, markSchema, outdatedWords, withTable } from './tables/answered.ts'
import { tableFile } from './tables/asked-table.ts'
import { isUntold, stillUntold, whyNot } from './tables/marking.ts'

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

/**
 * Marks a table as confirmed or declined, with who did and when, or as unanswered again; so its enquiry; or says
 * whether its guests came. A screen that showed another state marks nothing: its guest may have cancelled
 * meanwhile.
 */
export const answerTable = onPost(
  '/:id/table',
  toDocument(
    ENQUIRIES,
    toBody(markSchema, (req, { body: { state, shown } }) =>
      // Of two who mark it at once, the second finds it marked; what its guest does meanwhile waits.
      inTransaction(req, async () => {
        const before = await enquiryAt(req)
        if (!before?.tableState) return refuse(req, 404)
        const isTold = state === 'confirmed' && isUntold(before)
        if (before.tableState === state && !isTold) {
          return Response.json(v.parse(markedSchema, before))
        }
        if (before.tableState !== shown) {
          return refusal(409, say(req, outdatedWords(before.tableState)))
        }
        const now = new Date()
        const why = whyNot(before, state, now)
        if (why) return refusal(409, say(req, why))
        const data = withTable(before, state, authorOf(req))
        const enquiry = await req.payload.update({
          collection: 'enquiries',
          id: before.id,
          data: { ...data, ...stillUntold(before, data, now) },
          depth: 0,
          req,
        })
        return Response.json(v.parse(markedSchema, enquiry))
      }),
    ),
  ),
)

/**
 * A table as a file for the guest's calendar, which staff attach to their mail; with `?cancelled`, and once it
 * is, the one that takes it out again.
 */
export const tableCalendar = onGet(
  '/:id/table.ics',
  ofDocument(ENQUIRIES, async (req) => {
    const enquiry = await enquiryAt(req)
    const isCancelled =
      req.query.cancelled !== undefined ||
      enquiry?.tableState === 'withdrawn' ||
      enquiry?.tableState === 'cancelled'
    const file = enquiry && (await tableFile(req.payload, enquiry, { isCancelled }))
    if (!file) return refuse(req, 404)
    return new Response(file.content, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.filename}"`,
        'Cache-Control': 'no-store',
      },
    })
  }),
)
