import { partiesOf } from '#src/hours/offered-tables.ts'
import { restaurantOf } from '#src/routes/paths.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { hasClosed } from '../../content/stated.ts'
import { orderedDish, wishFor } from '../../enquiries/intake/dish-order.ts'
import { restaurantWithTables } from '../../enquiries/intake/requested-table.ts'
import { rawPath, rawQuery } from '../../http/request/request-path.ts'
import { locate } from '../locate.ts'
import { type PageMaker, serveForm } from '../pages.ts'

const WITH_DISH = /^\?restaurant=[^&]+&dish=[^&]+$/

/**
 * The contact page of a guest who wants a dish that is ordered ahead: its message says so, and when. `null` when the
 * address names no such dish.
 */
export function dishPage(
  request: Request,
  target: string,
  published: PublishedContent,
  maker: PageMaker,
): Response | null {
  const query = rawQuery(target)
  if (!WITH_DISH.test(query)) return null
  const place = locate(rawPath(target), published)
  if (place.kind !== 'page' || place.match.route !== 'contact') return null
  const slug = restaurantOf(query)
  const standpoint = published.restaurants?.standpoints.get(slug)
  if (!published.restaurants?.has(slug) || (standpoint && hasClosed(standpoint))) return null
  const restaurant = restaurantWithTables(slug, published)
  const name = new URLSearchParams(query).get('dish') ?? ''
  const dish = restaurant && orderedDish(restaurant, name)
  if (!dish) return null
  const { language } = place.match
  const { people = 0 } = dish
  const { least, most } = partiesOf(restaurant)
  const isOffered = people >= least && people <= most
  const values = {
    message: wishFor(dish, language),
    ...(isOffered && { people: String(people) }),
  }
  const form = { values, problems: {} }
  const headers = { 'X-Robots-Tag': 'noindex' }
  return serveForm(request, { language, query, form, headers }, published, maker)
}
