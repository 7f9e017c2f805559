import { writeDay } from '@noren/contract/hours/calendar'
import type { Payload } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { readSeats, type Seated } from '../../content/kinds/facts/seats.ts'
import { dayKept, dayOf } from '../../content/model/fields/day.ts'
import type { Enquiry, Restaurant } from '../../payload-types.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { countSeats, type KnownTable, type SittingCount } from './count-seats.ts'

/** The tables that guests have, or had. */
const TAKEN: readonly (string | null | undefined)[] = ['confirmed', 'came']

/** Neither is anybody's table. */
const GIVEN_UP: readonly Enquiry['tableState'][] = ['declined', 'cancelled']

/** The seats of a restaurant, and the people of its sittings from today on. */
export type Counts = Seated & { counts: SittingCount[] }

/** Counts the seats of the restaurants that want that, or of some of them, by the restaurants' ids. */
export async function readCounts(
  payload: Payload,
  now: Date,
  restaurants?: readonly number[],
): Promise<Map<number, Counts>> {
  const seated = await readSeats(payload, restaurants)
  if (seated.length === 0) return new Map()
  const ids = seated.map(({ restaurant }) => restaurant)
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { slug: true, formerSlugs: true, openingHours: true, standing: true },
  })
  const today = todayIn(now)
  const closures = await closuresOf(payload, ids, today)
  const tables = await tablesOf(payload, await ownersOf(payload, docs), today)
  return new Map(
    seated.map((each) => {
      const doc = docs.find(({ id }) => id === each.restaurant)
      const own = closures.filter(({ restaurant }) => restaurant === each.restaurant)
      const hours = doc ? reshapeOpeningHours({ ...doc, closures: own }) : null
      const known = tables.get(each.restaurant) ?? []
      const counts = hours ? countSeats(hours, each.seats, known, today) : []
      return [each.restaurant, { ...each, counts }]
    }),
  )
}

async function closuresOf(payload: Payload, ids: number[], today: number) {
  const to = { greater_than_equal: dayKept(writeDay(today - 1)) }
  const { docs } = await payload.find({
    collection: 'closures',
    where: { and: [{ restaurant: { in: ids } }, { to }] },
    pagination: false,
    depth: 0,
  })
  return docs
}

type Named = Pick<Restaurant, 'id' | 'slug' | 'formerSlugs'>

/** Whose the tables of a slug are: an enquiry keeps the one of its time, which another restaurant may have today. */
async function ownersOf(payload: Payload, docs: readonly Named[]): Promise<Map<string, number>> {
  const former = docs.flatMap(({ id, formerSlugs }) =>
    (formerSlugs ?? []).map((slug): [string, number] => [slug, id]),
  )
  const taken = new Set(
    former.length > 0
      ? await currentSlugs(
          payload,
          former.map(([slug]) => slug),
        )
      : [],
  )
  return new Map([
    ...former.filter(([slug]) => !taken.has(slug)),
    ...docs.map(({ id, slug }): [string, number] => [slug, id]),
  ])
}

/** Those of these slugs that a restaurant has today. */
async function currentSlugs(payload: Payload, slugs: string[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { in: slugs } },
    depth: 0,
    pagination: false,
    select: { slug: true },
  })
  return docs.map(({ slug }) => slug)
}

async function tablesOf(payload: Payload, owners: Map<string, number>, today: number) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { tableRestaurant: { in: [...owners.keys()] } },
        { tableDate: { greater_than_equal: dayKept(writeDay(today)) } },
        { tableState: { not_in: [...GIVEN_UP] } },
        { status: { not_equals: 'spam' } },
      ],
    },
    depth: 0,
    pagination: false,
    select: {
      tableRestaurant: true,
      tableDate: true,
      tableTime: true,
      tablePeople: true,
      tableState: true,
    },
  })
  const tables = new Map<number, KnownTable[]>()
  for (const each of docs) {
    const owner = owners.get(each.tableRestaurant ?? '')
    const isTaken = TAKEN.includes(each.tableState)
    if (owner === undefined || !(isTaken || each.tableState === 'asked')) continue
    const table = {
      date: dayOf(each.tableDate ?? ''),
      time: each.tableTime ?? '',
      people: each.tablePeople ?? 0,
      isTaken,
    }
    tables.set(owner, [...(tables.get(owner) ?? []), table])
  }
  return tables
}
