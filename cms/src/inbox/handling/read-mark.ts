import { authorOf } from '../../content/versions/changed-by.ts'
import { ofDocument, onPost } from '../../staff/access/endpoint.ts'

/** Keeps who of the staff opened an enquiry first, and when; whoever opens it later changes nothing. */
export const markRead = onPost(
  '/:id/read',
  ofDocument({ collection: 'enquiries' }, async (req) => {
    const id = String(req.routeParams?.id)
    await req.payload.db.updateOne({
      collection: 'enquiries',
      where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
      // Past the time of the last change: to whoever edits it, the enquiry has not changed.
      data: { readAt: new Date().toISOString(), readBy: authorOf(req), updatedAt: null },
      options: { atomic: true },
      returning: false,
    })
    return new Response(null, { status: 204 })
  }),
)
