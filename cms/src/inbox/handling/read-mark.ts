import type { Endpoint } from 'payload'
import { refuse } from '../../base/requests/refusal.ts'
import { authorOf } from '../../content/versions/changed-by.ts'
import { mayOpen } from '../../staff/access/may-open.ts'

/** Keeps who of the staff opened an enquiry first, and when; whoever opens it later changes nothing. */
export const markRead: Omit<Endpoint, 'root'> = {
  path: '/:id/read',
  method: 'post',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) return refuse(req, 401)
    const id = String(routeParams?.id)
    if (!(await mayOpen(req, { collection: 'enquiries', id }))) {
      return refuse(req, 404)
    }
    await payload.db.updateOne({
      collection: 'enquiries',
      where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
      // Past the time of the last change: to whoever edits it, the enquiry has not changed.
      data: { readAt: new Date().toISOString(), readBy: authorOf(req), updatedAt: null },
      options: { atomic: true },
      returning: false,
    })
    return new Response(null, { status: 204 })
  },
}
