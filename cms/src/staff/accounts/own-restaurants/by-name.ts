import type { Payload, Where } from 'payload'
import { namesIn } from '../../../base/locales.ts'

/** Restaurants by the names staff know, also unpublished ones, in the order they were listed. */
export async function restaurantsByName(payload: Payload, language: string, where: Where = {}) {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where,
    ...namesIn(language),
    pagination: false,
    sort: 'listedSince',
    select: { name: true, slug: true },
  })
  return docs.map(({ id, name, slug }) => ({ id, slug, name: name || slug }))
}
