import { writeDay } from '@noren/contract/hours/calendar'
import type { Where } from 'payload'
import { namesIn } from '../../base/locales.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import {
  closuresAt,
  menuAddress,
  screenOf,
  tablesAddress,
} from '../../content/model/screen-addresses.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { reach } from '../../staff/access/roles.ts'
import { countsOf } from '../full/counts-of.ts'
import { type MarkedRestaurant, MOST_DAYS_AHEAD } from '../full/full.ts'
import { marksOf } from '../full/marks-of.ts'
import { NO_HOURS } from '../list-cards/card-words.ts'
import { countMenus, type MenuCount } from '../menu/menu-counts.ts'
import { closuresBetween } from './closures-between.ts'
import { type RestaurantState, restaurantState } from './restaurant-state.ts'
import type { Asking } from './task.ts'

/** A restaurant that visitors see, today: its hours and its menu, each with the screen to change it. */
export type ShownToday = RestaurantState & {
  id: number
  name: string
  hours: string
  menu: string
  /** The tables of today, and one to take by telephone; `null` for who may see none. */
  tables: { list: string; take: string } | null
  count: MenuCount
  /** What of its days is full. */
  marked: MarkedRestaurant
}

/** Of more restaurants than this, only those are shown whose day is unusual, and no more of them. */
const MOST = 20

/** The restaurants to show, and how many there are beside them. */
export async function restaurantsToday(
  asking: Asking,
): Promise<{ restaurants: ShownToday[]; others: number }> {
  const { payload, user, now, language } = asking
  if (reach(user, 'restaurants') === 'none') return { restaurants: [], others: 0 }
  const published: Where = { _status: { equals: 'published' } }
  const mine = { collection: 'restaurants', overrideAccess: false, user } as const
  const { totalDocs } = await payload.count({ ...mine, where: published })
  // Those of the night before may last until now, and any day ahead can be marked as full.
  const closures = await closuresBetween(asking, todayIn(now) - 1, todayIn(now) + MOST_DAYS_AHEAD)
  const today = writeDay(todayIn(now))
  const unusual = closures.filter(({ from, to }) => dayOf(from) <= today && today <= dayOf(to))
  const marks = await marksOf(payload, now)
  const full = [...marks.keys()].map((restaurant) => ({ restaurant }))
  const { docs } = await payload.find({
    ...mine,
    where: totalDocs > MOST ? { and: [published, among([...unusual, ...full])] } : published,
    ...namesIn(language),
    sort: 'listedSince',
    limit: MOST,
    pagination: false,
    select: { name: true, slug: true, openingHours: true, standing: true },
  })
  const ids = docs.map(({ id }) => id)
  const menuOf = await countMenus(asking, ids)
  const countOf = await countsOf(payload, now, ids)
  const seesTables = reach(user, 'enquiries') !== 'none'
  const restaurants = docs.map((doc): ShownToday => {
    const own = closures.filter(({ restaurant }) => restaurant === doc.id)
    const { id, name, slug } = doc
    const openingHours = reshapeOpeningHours({ ...doc, closures: own })
    const state = restaurantState(openingHours, now)
    const names = { en: name || slug, ja: name || slug }
    const form = `${screenOf({ collection: 'restaurants', id })}#field-openingHours`
    return {
      ...state,
      id,
      name: name || slug,
      hours: state.words === NO_HOURS ? form : closuresAt(id),
      menu: menuAddress(id),
      tables: slug && seesTables ? tablesOf(slug) : null,
      count: menuOf(id),
      marked: { id, names, hours: openingHours, marks: marks.get(id) ?? [], ...countOf(id) },
    }
  })
  return { restaurants, others: totalDocs - restaurants.length }
}

function tablesOf(restaurant: string) {
  return { list: tablesAddress({ restaurant }), take: tablesAddress({ restaurant, take: '1' }) }
}

function among(closures: readonly { restaurant: unknown }[]): Where {
  return { id: { in: closures.map(({ restaurant }) => restaurant) } }
}
