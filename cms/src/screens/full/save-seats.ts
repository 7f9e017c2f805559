import { refuse } from '../../base/requests/refusal.ts'
import { keepSeats } from '../../content/kinds/facts/seats.ts'
import { recountSeats } from '../../inbox/seats/publish-counted.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { opensContent } from '../../staff/access/own.ts'
import { record } from '../../staff/audit/record.ts'
import { type MarkAnswer, seatsSchema } from './full.ts'

/** Keeps how many people a restaurant seats at each sitting, counts them, and publishes what follows from it. */
export const saveSeats = onPost(
  '/seats',
  toBody(seatsSchema, async (req, { user, body }) => {
    const { restaurant, seats } = body
    if (!opensContent(user, 'restaurants', restaurant)) return refuse(req, 403)
    const { docs } = await req.payload.find({
      collection: 'restaurants',
      where: { id: { equals: restaurant } },
      depth: 0,
      select: { _status: true },
      req,
    })
    const [known] = docs
    if (!known) return refuse(req, 404)
    await keepSeats(req, restaurant, seats)
    await record(req, {
      act: 'seats-changed',
      by: user.id,
      ...(seats !== null && { count: seats }),
    })
    // No other's: of what changes there, the next round tells the site.
    await recountSeats(req.payload, new Date(), [restaurant])
    const isShown = known._status === 'published'
    const published = isShown ? await publishedAt([restaurant]) : null
    return Response.json({ isShown, published } satisfies MarkAnswer)
  }),
  { may: (user) => opensContent(user, 'restaurants') },
)
