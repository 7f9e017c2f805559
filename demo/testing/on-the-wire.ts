import { eachOf } from '@noren/contract/fields'
import { PART_NAMES, type PartName } from '@noren/contract/snapshot'
import { everything } from '../content/everything.ts'
import { type Addresses, detail, listItem, testimonial, withAddresses } from '../wire.ts'

/** Addresses made up from the names of pictures and videos. */
export const addresses: Addresses = {
  picture: ({ artwork }) => `/media/${artwork}.webp`,
  video: ({ video }) => ({ mp4: `/media/${video}.mp4`, webm: `/media/${video}.webm` }),
}

const { restaurants, testimonials } = everything

/** Each part of the demo company's content as its call returns it: complete examples for tests. */
export const ON_THE_WIRE: Record<PartName, unknown> = {
  ...eachOf(PART_NAMES, (part) => withAddresses(everything[part], addresses)),
  testimonials: testimonials.map((said) => testimonial(said, addresses)),
  restaurants: restaurants.map((restaurant) => listItem(restaurant, addresses)),
}

/** Each restaurant as its own page gets it, with the next one. */
export const RESTAURANTS = restaurants.map((restaurant, place) => {
  const { slug, name, mainPhoto, accent } = restaurants[place + 1] ?? restaurant
  const next = { slug, name, photo: addresses.picture(mainPhoto), accent }
  return { ...detail(restaurant, addresses), next }
})
