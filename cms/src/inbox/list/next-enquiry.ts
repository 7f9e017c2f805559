import type { Payload, TypedUser } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { VIEWS } from './views.ts'

type Asking = { payload: Payload; user: TypedUser }

/** The unanswered enquiry below one in the list, else the first; `null` when no other is left. */
export async function nextUnanswered(
  { payload, user }: Asking,
  { id, receivedAt }: Pick<Enquiry, 'id' | 'receivedAt'>,
): Promise<string | null> {
  const others = [...VIEWS.open.where(), { id: { not_equals: id } }]
  const below = { receivedAt: { less_than_equal: receivedAt } }
  for (const where of [{ and: [...others, below] }, { and: others }]) {
    const { docs } = await payload.find({
      collection: 'enquiries',
      where,
      sort: [...VIEWS.open.sort],
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user,
      select: { receivedAt: true },
    })
    if (docs[0]) return docs[0].id
  }
  return null
}
