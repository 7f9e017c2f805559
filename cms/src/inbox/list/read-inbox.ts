import type { Payload, TypedUser, Where } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { ownRestaurants } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import { restaurantsByName } from '../../staff/accounts/own-restaurants/by-name.ts'
import { staffName } from '../handling/staff-names.ts'
import { foundBy } from '../search.ts'
import { restaurantIdAt, slugsOf } from '../tables/restaurant-names.ts'
import { type Asked, isByDay, VIEWS, type ViewName } from './views.ts'

const PAGE = 50

const SHOWN = {
  name: true,
  subject: true,
  message: true,
  receivedAt: true,
  readAt: true,
  status: true,
  assignee: true,
  mailTrouble: true,
  tableRestaurant: true,
  tableDate: true,
  tableTime: true,
  tablePeople: true,
  tableState: true,
  tableDueAt: true,
  guestActs: true,
  harassmentAt: true,
} as const

type Asking = { payload: Payload; user: TypedUser; now: Date; asked: Asked }

/** The unanswered enquiry below one in the list, else the first; `null` when no other is left. */
export async function nextUnanswered(
  { payload, user }: Pick<Asking, 'payload' | 'user'>,
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

/** A page of the inbox as its user may read it, newest first or by the days of tables. */
export async function readInbox(asking: Asking) {
  const { payload, user, asked } = asking
  const page = await payload.find({
    collection: 'enquiries',
    where: await whereOf(asking, asked.view),
    sort: [...VIEWS[asked.view].sort],
    limit: PAGE,
    page: asked.page,
    depth: 0,
    overrideAccess: false,
    user,
    select: SHOWN,
  })
  return { ...page, seats: isByDay(asked.view) ? await seatsOf(asking, page.docs) : [] }
}

/** What a row shows of an enquiry. */
export type Row = Pick<Enquiry, keyof typeof SHOWN | 'id'>

/** How many enquiries a view has, under the same filters. */
export async function countOf(asking: Asking, view: ViewName): Promise<number> {
  const { payload, user } = asking
  const where = await whereOf(asking, view)
  return (await payload.count({ collection: 'enquiries', where, overrideAccess: false, user }))
    .totalDocs
}

async function whereOf({ payload, user, now, asked }: Asking, view: ViewName): Promise<Where> {
  const { q, restaurant, mine } = asked
  return {
    and: [
      ...VIEWS[view].where(now),
      ...(q ? [foundBy(q)] : []),
      ...(restaurant ? [{ tableRestaurant: { in: await slugsOf(payload, restaurant) } }] : []),
      ...(mine ? [{ assignee: { equals: await staffName(payload, user) } }] : []),
    ],
  }
}

/** All tables of the days on a page, also those that the page cuts off: for their sums. */
async function seatsOf(asking: Asking, rows: Row[]): Promise<Seats[]> {
  const { payload, user, asked } = asking
  const [first, last] = [rows[0]?.tableDate, rows.at(-1)?.tableDate]
  if (!first || !last) return []
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        await whereOf(asking, asked.view),
        { tableDate: { greater_than_equal: first, less_than_equal: last } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: SEATS,
  })
  return docs
}

/** What a table adds to the sum of its day and hour. */
export type Seats = Pick<Enquiry, keyof typeof SEATS>

const SEATS = { tableDate: true, tableTime: true, tablePeople: true } as const

/** That of some restaurants whose address a slug is, or was: links outlast a change of it. */
export async function restaurantAmong<Of extends { id: number; slug: string }>(
  payload: Payload,
  restaurants: readonly Of[],
  slug: string | undefined,
): Promise<Of | undefined> {
  if (!slug) return undefined
  const current = restaurants.find((each) => each.slug === slug)
  if (current) return current
  const id = await restaurantIdAt(payload, slug)
  return restaurants.find((each) => each.id === id)
}

/** Those whose tables a user may see, in the order of the site, by their names in the desk's language. */
export async function restaurantsOf(payload: Payload, user: TypedUser, language: string) {
  const isForOwn = reach(user, 'enquiries') === 'own'
  const where = isForOwn ? { id: { in: ownRestaurants(user) } } : {}
  return (await restaurantsByName(payload, language, where)).filter(({ slug }) => slug)
}
