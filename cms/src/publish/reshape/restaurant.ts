import { writtenHours } from '@noren/contract/hours/written-hours'
import type {
  GalleryItem,
  MenuItem,
  RestaurantListItem,
  Restaurant as WireRestaurant,
} from '@noren/contract/resources/restaurant'
import type { Media, Restaurant } from '../../payload-types.ts'
import { address, type Both, localized, optional } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { withWholeCategories } from './dishes.ts'
import { reshapeOpeningHours } from './opening-hours.ts'

type Dish = NonNullable<Restaurant['menu']>[number]

/** List item and detail of a restaurant in one object. */
export function reshapeRestaurant(doc: Both<Restaurant>): RestaurantListItem & WireRestaurant {
  const { en } = doc
  // The page falls back where a photo cannot be loaded; one that was deleted has no address left.
  const mainPhoto = address(en.mainPhoto) ? en.mainPhoto : en.fallbackPhoto
  const photo = address(mainPhoto)
  const openingHours = reshapeOpeningHours(doc)
  const remarks = localized(doc, ({ hours }) => hours)
  return {
    _id: String(en.id),
    slug: en.slug,
    name: localized(doc, ({ name }) => name),
    createdAt: new Date(en.listedSince).toISOString(),
    address: localized(doc, (own) => own.address),
    description: localized(doc, ({ description }) => withPhrases(description)),
    about: localized(doc, ({ about }) => about),
    hours: writtenHours(openingHours, remarks),
    ...(openingHours && { openingHours, ...texts('hoursRemarks', remarks) }),
    phone: en.phone,
    ...optional('instagram', en.instagram),
    ...optional('mapLink', en.mapLink),
    ...optional('mainPhoto', photo),
    ...optional('photo', photo),
    ...optional('fallbackPhoto', address(en.fallbackPhoto)),
    menuItems: withWholeCategories(
      (en.menu ?? []).flatMap((dish, index) => {
        const other = doc.jp.menu?.[index]
        return other ? [menuItem({ en: dish, jp: other })] : []
      }),
    ),
    gallery: (en.gallery ?? []).flatMap(galleryItem),
    ...texts(
      'summary',
      localized(doc, (own) => own.summary ?? own.description),
    ),
    ...texts(
      'cuisine',
      localized(doc, ({ cuisine }) => cuisine),
    ),
    ...texts(
      'area',
      localized(doc, ({ area }) => area),
    ),
    ...(photo && texts('mainPhotoAlt', altOf(mainPhoto))),
    accent: en.accent,
  }
}

function menuItem(dish: Both<Dish>): MenuItem {
  const { price } = dish.en
  return {
    name: localized(dish, ({ name }) => name),
    description: localized(dish, ({ description }) => description),
    ...(typeof price === 'number' && { price }),
    ...texts(
      'category',
      localized(dish, ({ category }) => category),
    ),
  }
}

function galleryItem(picture: number | Media): GalleryItem[] {
  const src = address(picture)
  return src ? [{ src, alt: altOf(picture) }] : []
}

function altOf(picture: number | Media | null | undefined): { en?: string; jp?: string } {
  if (typeof picture !== 'object' || !picture) return {}
  return { en: picture.altEn, jp: picture.altJa }
}

function texts<Key extends string, Text extends object>(
  key: Key,
  value: Text,
): { [K in Key]?: Text } {
  const shape: { [K in Key]?: Text } = {}
  if (hasText(value)) shape[key] = value
  return shape
}

function hasText(value: object): boolean {
  return Object.keys(value).length > 0
}
