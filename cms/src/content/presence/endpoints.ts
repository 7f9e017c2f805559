import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import { mayOpen, type Opened } from '../../staff/access/may-open.ts'
import { authorOf } from '../versions/changed-by.ts'
import { type Others, type Present, presentSchema } from './presence.ts'
import { PRESENCE } from './presence-rows.ts'

/** A screen that was not heard of for so long is closed, or its computer is asleep. */
const FORGOTTEN_MS = 15_000

/** Tells who else has a document of this kind open. */
export function documentPresence(collection: CollectionSlug): Endpoint {
  return presenceAt('/:id/presence', ({ routeParams }) => ({
    collection,
    id: Number(routeParams?.id),
  }))
}

/** As {@link documentPresence}, for a part of the site there is one of. */
export function globalPresence(global: GlobalSlug): Endpoint {
  return presenceAt('/presence', () => ({ global }))
}

function presenceAt(path: string, placeOf: (req: PayloadRequest) => Opened): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!req.user) return refuse(req, 401)
      const opened = placeOf(req)
      if (!(await mayOpen(req, opened))) return refuse(req, 404)
      const present = v.safeParse(presentSchema, await req.json?.().catch(() => null))
      if (!present.success) return refuse(req, 400)
      const place =
        'global' in opened ? `globals/${opened.global}` : `${opened.collection}/${opened.id}`
      const answer = await othersAt(req, place, req.user.id, present.output)
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

async function othersAt(
  req: PayloadRequest,
  place: string,
  person: number,
  { screen, isLeaving }: Present,
): Promise<Others> {
  const { db } = req.payload
  const own = { screen: { equals: screen } }
  const now = Date.now()
  if (isLeaving) {
    await db.deleteMany({ collection: PRESENCE, where: own })
    return { others: [] }
  }
  const data = { place, screen, person, name: authorOf(req), seenAt: new Date(now).toISOString() }
  await db.upsert({ collection: PRESENCE, where: own, data })
  const { docs } = await db.find<{ id: number; person: number; name: string; seenAt: string }>({
    collection: PRESENCE,
    where: { place: { equals: place } },
    sort: 'name',
    pagination: false,
    limit: 0,
  })
  const forgotten = new Date(now - FORGOTTEN_MS).toISOString()
  if (docs.some(({ seenAt }) => seenAt < forgotten)) {
    await db.deleteMany({ collection: PRESENCE, where: { seenAt: { less_than: forgotten } } })
  }
  const others = docs.filter((each) => each.person !== person && each.seenAt >= forgotten)
  return { others: [...new Set(others.map(({ name }) => name))] }
}
