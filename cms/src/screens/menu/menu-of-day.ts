import { readDay, writeDay } from '@noren/contract/hours/calendar'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import { documentPath, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { tidied } from './categories.ts'
import { readDishes } from './dish.ts'
import { readMenus } from './menus.ts'

const RESTAURANTS = { collection: 'restaurants' } as const

/** The menu as it was at the end of a day of business, `?on=2026-11-20`, or at a moment, `?at=` in ISO 8601. */
export const menuOfDay = onGet(
  documentPath(RESTAURANTS, 'menu'),
  ofDocument(RESTAURANTS, async (req) => {
    const moment = momentIn(req.query)
    if (moment === null) return refuse(req, 400)
    const id = Number(req.routeParams?.id)
    const menus = readMenus(await factsAt(req, 'menus', id, moment))
    const dishes = tidied(readDishes(await factsAt(req, 'dishes', id, moment)), menus)
    return Response.json({ dishes, menus }, { headers: { 'Cache-Control': 'no-store' } })
  }),
)

function momentIn({ on, at }: PayloadRequest['query']): string | null {
  if (v.is(v.pipe(v.string(), v.isoTimestamp()), at)) return new Date(at).toISOString()
  const day = readDay(on)
  // Five in the morning of the next day in Japan.
  return day === null ? null : `${writeDay(day)}T20:00:00.000Z`
}

/**
 * The dishes or the menus of a restaurant as they were, in their order.
 * @param moment ISO 8601
 */
async function factsAt(
  req: PayloadRequest,
  collection: 'dishes' | 'menus',
  restaurant: number,
  moment: string,
): Promise<object[]> {
  const all = { collection, locale: 'all', depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find({
    ...all,
    where: {
      and: [
        { restaurant: { equals: restaurant } },
        { createdAt: { less_than: moment } },
        { or: [{ deletedAt: { exists: false } }, { deletedAt: { greater_than_equal: moment } }] },
      ],
    },
    trash: true,
  })
  const { docs: versions } = await req.payload.findVersions({
    ...all,
    where: { parent: { in: docs.map(({ id }) => id) } },
    sort: '-updatedAt',
    trash: true,
  })
  const newestFirst = Map.groupBy(versions, ({ parent }) => parent)
  const there = docs.flatMap((doc) => {
    const saved = newestFirst.get(doc.id) ?? []
    // Of what was changed often, the oldest kept version is the nearest.
    const nearest = saved.find(({ updatedAt }) => updatedAt < moment) ?? saved.at(-1)
    // It lay in the trash then, and came back.
    if (nearest?.version.deletedAt) return []
    return [{ ...doc, ...nearest?.version, id: doc.id }]
  })
  return there.sort((one, other) => (one.place < other.place ? -1 : 1))
}
