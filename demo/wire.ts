import { writtenHours } from '@noren/contract/hours/written-hours'
import { isObject } from '@noren/contract/json'
import type { LocalizedText } from '@noren/contract/localized'
import type { Restaurant, RestaurantListItem } from '@noren/contract/resources/restaurant'
import type { Testimonial } from '@noren/contract/resources/testimonials'
import type { DemoPicture, DemoVideo } from './picture.ts'
import type { DemoRestaurant, DemoTestimonial } from './shape.ts'

/** Where the demo's named pictures and videos are to be found. */
export type Addresses = {
  picture: (picture: DemoPicture) => string
  video: (video: DemoVideo) => { mp4: string; webm: string }
}

/** Demo content with every named picture and video replaced by its address, else unchanged. */
export function withAddresses(content: unknown, addresses: Addresses): unknown {
  if (Array.isArray(content)) return content.map((item) => withAddresses(item, addresses))
  if (!isObject(content)) return content
  if (isPicture(content)) return addresses.picture(content)
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]) => {
      if (!isVideo(value)) return [[key, withAddresses(value, addresses)]]
      const { mp4, webm } = addresses.video(value)
      return [
        [key, mp4],
        [`${key}Webm`, webm],
      ]
    }),
  )
}

/** A restaurant as the list of restaurants carries it. */
export function listItem(restaurant: DemoRestaurant, addresses: Addresses): RestaurantListItem {
  const { _id, slug, name, createdAt, summary, cuisine, area, accent, openingHours } = restaurant
  const hours = hoursOf(restaurant)
  const photo = addresses.picture(restaurant.mainPhoto)
  return { _id, slug, name, createdAt, photo, summary, cuisine, area, accent, hours, openingHours }
}

/** A restaurant as its own page gets it. */
export function detail(restaurant: DemoRestaurant, addresses: Addresses): Restaurant {
  const { _id, createdAt, summary, ...rest } = restaurant
  return {
    ...rest,
    hours: hoursOf(restaurant),
    mainPhoto: addresses.picture(restaurant.mainPhoto),
    mainPhotoAlt: restaurant.mainPhoto.alt,
    fallbackPhoto: addresses.picture(restaurant.fallbackPhoto),
    gallery: restaurant.gallery.map((item) => ({ src: addresses.picture(item), alt: item.alt })),
  }
}

function hoursOf({ openingHours, hoursRemarks }: DemoRestaurant): LocalizedText {
  return writtenHours(openingHours, hoursRemarks ?? {})
}

/** A testimonial on the wire; its own texts are the English ones (readings A40). */
export function testimonial(said: DemoTestimonial, addresses: Addresses): Testimonial {
  const { _id, rating, image, translations } = said
  return {
    _id,
    rating,
    ...translations.en,
    ...(image && { image: addresses.picture(image) }),
    translations,
  }
}

function isPicture(value: unknown): value is DemoPicture {
  return isObject(value) && 'artwork' in value && 'alt' in value
}

function isVideo(value: unknown): value is DemoVideo {
  return isObject(value) && 'video' in value
}
