import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import { authorOf } from '../../content/versions/changed-by.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { answeredSchema, markSchema } from './answered.ts'

/** Marks a table as confirmed or declined, with who did and when, or as not answered after all. */
export const answerTable = onPost(
  '/:id/table',
  toBody(markSchema, async (req, { user, body: { state } }) => {
    const { payload, routeParams } = req
    const id = String(routeParams?.id)
    const where = { id: { equals: id }, tableState: { exists: true } }
    const open = { collection: 'enquiries', where, overrideAccess: false, user } as const
    const { totalDocs } = await payload.count(open)
    if (totalDocs === 0) return refuse(req, 404)
    const isAnswered = state !== 'asked'
    const enquiry = await payload.update({
      collection: 'enquiries',
      id,
      data: {
        tableState: state,
        tableAnsweredAt: isAnswered ? new Date().toISOString() : null,
        tableAnsweredBy: isAnswered ? authorOf(req) : null,
      },
      depth: 0,
      req,
    })
    return Response.json(v.parse(answeredSchema, enquiry))
  }),
)
