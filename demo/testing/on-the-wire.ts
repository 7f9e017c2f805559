import { readObject } from '@noren/contract/json'
import { demoSnapshot } from './snapshot.ts'

const { content } = demoSnapshot()

/** What a snapshot has of a restaurant for lists alone, and for lists as well as its own page. */
const IN_LISTS = ['_id', 'createdAt', 'photo', 'summary']
const IN_BOTH = ['slug', 'name', 'cuisine', 'area', 'hours', 'openingHours', 'accent']

const restaurants = (content.restaurants ?? []).map(readObject)

/** Each part of the demo company's content as its call returns it: complete examples for tests. */
export const ON_THE_WIRE = {
  ...content,
  testimonials: content.testimonials?.data,
  restaurants: restaurants.map((restaurant) =>
    pick(restaurant, (field) => IN_LISTS.includes(field) || IN_BOTH.includes(field)),
  ),
}

/** Each restaurant as its own page gets it, with the next one. */
export const RESTAURANTS = restaurants.map((restaurant, place): Record<string, unknown> => {
  const { slug, name, photo, accent } = restaurants[place + 1] ?? restaurant
  const own = pick(restaurant, (field) => !IN_LISTS.includes(field))
  return { ...own, next: { slug, name, photo, accent } }
})

function pick(
  from: Record<string, unknown>,
  isPicked: (field: string) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([field]) => isPicked(field)))
}
