import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import { authorOf } from '../../content/versions/changed-by.ts'
import { answeredSchema, markSchema } from './answered.ts'

/** Marks a table as confirmed or declined, with who did and when, or as not answered after all. */
export const answerTable: Omit<Endpoint, 'root'> = {
  path: '/:id/table',
  method: 'post',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) return refuse(req, 401)
    const mark = v.safeParse(markSchema, await req.json?.().catch(() => null))
    if (!mark.success) return refuse(req, 400)
    const id = String(routeParams?.id)
    const where = { id: { equals: id }, tableState: { exists: true } }
    const open = { collection: 'enquiries', where, overrideAccess: false, user } as const
    const { totalDocs } = await payload.count(open)
    if (totalDocs === 0) return refuse(req, 404)
    const { state } = mark.output
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
  },
}
