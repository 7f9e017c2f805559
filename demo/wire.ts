import { eachOf, someOf } from '@noren/contract/fields'
import { writtenHours } from '@noren/contract/hours/written-hours'
import { isObject } from '@noren/contract/json'
import type { LocalizedText } from '@noren/contract/localized'
import {
  type MenuItem,
  RESTAURANT_FIELDS,
  type Restaurant,
  type RestaurantListItem,
} from '@noren/contract/resources/restaurant'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import type { Testimonial } from '@noren/contract/resources/testimonials'
import type { DemoFacts } from './facts-shape.ts'
import type { DemoPicture, DemoVideo } from './picture.ts'
import type { DemoRestaurant, DemoTestimonial } from './shape.ts'

/** The addresses of the demo's named pictures and videos. */
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

/** A restaurant in the list of restaurants. */
export function listItem(restaurant: DemoRestaurant, addresses: Addresses): RestaurantListItem {
  const { _id, slug, name, createdAt, summary, accent, openingHours } = restaurant
  const hours = hoursOf(restaurant)
  const photo = addresses.picture(restaurant.mainPhoto)
  const kind = someOf(RESTAURANT_FIELDS.optionalLocalizedTexts, (field) => restaurant[field])
  return { _id, slug, name, createdAt, photo, summary, ...kind, accent, hours, openingHours }
}

/** A restaurant as its own page gets it. */
export function detail(restaurant: DemoRestaurant, addresses: Addresses): Restaurant {
  const { slug, name, accent, openingHours, hoursRemarks, reservations } = restaurant
  const { menuItems, gallery, mainPhoto, facts } = restaurant
  return {
    slug,
    name,
    accent,
    openingHours,
    ...(hoursRemarks && { hoursRemarks }),
    ...(reservations && { reservations }),
    menuItems: menuItems.map((dish) => menuItem(dish, addresses)),
    hours: hoursOf(restaurant),
    gallery: gallery.map((item) => ({ src: addresses.picture(item), alt: item.alt })),
    mainPhotoAlt: mainPhoto.alt,
    ...(facts && { facts: factsOf(facts, addresses) }),
    ...eachOf(RESTAURANT_FIELDS.texts, (field) => restaurant[field]),
    ...someOf(RESTAURANT_FIELDS.optionalTexts, (field) => restaurant[field]),
    ...eachOf(RESTAURANT_FIELDS.localizedTexts, (field) => restaurant[field]),
    ...someOf(RESTAURANT_FIELDS.optionalLocalizedTexts, (field) => restaurant[field]),
    ...someOf(RESTAURANT_FIELDS.optionalPictures, (field) => {
      const picture = restaurant[field]
      return picture && addresses.picture(picture)
    }),
  }
}

function menuItem(
  { photo, ...dish }: DemoRestaurant['menuItems'][number],
  { picture }: Addresses,
): MenuItem {
  return { ...dish, ...(photo && { photo: picture(photo), photoAlt: photo.alt }) }
}

function factsOf({ drawnMap, ...facts }: DemoFacts, { picture }: Addresses): RestaurantFacts {
  return {
    ...facts,
    ...(drawnMap && { drawnMap: { src: picture(drawnMap), alt: drawnMap.alt } }),
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
