import { dateOf, dayOf, writeDay } from '@noren/contract/hours/calendar'
import type { Payload, TypedUser } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { slugsOf } from '../tables/restaurant-names.ts'
import { type Counts, countsOf, NONE, sumOf } from './count.ts'

/** How many months are shown: this one, and a year before it to compare with. */
const MONTHS = 13

/** The tables of a month, `2026-12`. */
export type Month = { month: string; counts: Counts }

type Asking = { payload: Payload; user: TypedUser; now: Date }

/**
 * The months until the one of a day, the latest first, of restaurants that the user sees.
 * @param restaurants by their slugs
 */
export async function readMonths(
  { payload, user, now }: Asking,
  restaurants: readonly string[],
): Promise<Month[]> {
  const { year, month } = dateOf(todayIn(now))
  const last = year * 12 + month - 1
  const months = Array.from({ length: MONTHS }, (_, back) => monthOf(last - back))
  const slugs = (await Promise.all(restaurants.map((slug) => slugsOf(payload, slug)))).flat()
  const among = { in: slugs }
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      tableRestaurant: among,
      tableDate: {
        greater_than_equal: dayKept(`${monthOf(last - MONTHS + 1)}-01`),
        less_than: dayKept(`${monthOf(last + 1)}-01`),
      },
    },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: {
      status: true,
      tableDate: true,
      tablePeople: true,
      tableState: true,
      guestActs: true,
      deletedAt: true,
    },
  })
  const erased = await payload.find({
    collection: 'table-counts',
    where: { restaurant: among, month: { in: months } },
    pagination: false,
    depth: 0,
  })
  return months.map((month) => {
    const counts = [
      ...docs.filter(({ tableDate }) => tableDate?.startsWith(month)).map(countsOf),
      ...erased.docs.filter((each) => each.month === month),
    ].reduce<Counts>(sumOf, NONE)
    return { month, counts }
  })
}

/** @param at months since the beginning of the year 0 */
function monthOf(at: number): string {
  return writeDay(dayOf(Math.floor(at / 12), (at % 12) + 1, 1)).slice(0, 7)
}
