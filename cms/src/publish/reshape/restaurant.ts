import { readDishFacts } from '@noren/contract/allergens/marks'
import { writtenHours } from '@noren/contract/hours/written-hours'
import type { PerLanguage } from '@noren/contract/language'
import { readReservations } from '@noren/contract/reservation/reservations'
import {
  type GalleryItem,
  MENU_ITEM_FIELDS,
  type MenuItem,
  RESTAURANT_FIELDS,
  type RestaurantListItem,
  type Restaurant as WireRestaurant,
} from '@noren/contract/resources/restaurant'
import { soldOutFromDesk } from '../../content/facts/dishes.ts'
import { factsFromDesk } from '../../content/fields/dish-facts.ts'
import { cardAddress } from '../../content/media/share-card.ts'
import type { Dish, Media } from '../../payload-types.ts'
import { altOf } from '../alt-of.ts'
import { cardOf } from '../cards.ts'
import type { House } from '../houses.ts'
import { address, localized, optional, rowsOf } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import {
  localizedTexts,
  optionalLocalizedTexts,
  optionalPictures,
  optionalTexts,
  texts,
  written,
} from '../plain-fields.ts'
import { withWholeCategories } from './dishes.ts'
import { reshapeOpeningHours } from './opening-hours.ts'
import { reshapeRestaurantFacts } from './restaurant-facts.ts'

/** List item and detail of a restaurant in one object. */
export function reshapeRestaurant(doc: PerLanguage<House>): RestaurantListItem & WireRestaurant {
  const { en } = doc
  // The page falls back where a photo cannot be loaded; one that was deleted has no address left.
  const mainPhoto = address(en.mainPhoto) ? en.mainPhoto : en.fallbackPhoto
  const photo = address(mainPhoto)
  const openingHours = reshapeOpeningHours(doc)
  const remarks = localized(doc, ({ hours }) => hours)
  const hoursRemarks = openingHours && written(remarks)
  const reservations = readReservations(en.reservations)
  const summary = written(localized(doc, (own) => own.summary ?? own.description))
  const mainPhotoAlt = photo && written(altOf(mainPhoto))
  const facts = reshapeRestaurantFacts(doc)
  const card = cardOf({ photo, accent: en.accent })
  return {
    _id: String(en.id),
    slug: en.slug,
    name: localized(doc, ({ name }) => name),
    createdAt: new Date(en.listedSince).toISOString(),
    ...localizedTexts(doc, RESTAURANT_FIELDS.localizedTexts),
    description: localized(doc, ({ description }) => withPhrases(description)),
    hours: writtenHours(openingHours, remarks),
    ...(openingHours && { openingHours }),
    ...(hoursRemarks && { hoursRemarks }),
    ...(reservations && { reservations }),
    ...texts(en, RESTAURANT_FIELDS.texts),
    ...optionalTexts(en, RESTAURANT_FIELDS.optionalTexts),
    ...optional('mainPhoto', photo),
    ...optional('photo', photo),
    ...optionalPictures(en, RESTAURANT_FIELDS.optionalPictures),
    menuItems: withWholeCategories(rowsOf(doc, ({ dishes }) => dishes).map(menuItem)),
    gallery: (en.gallery ?? []).flatMap(galleryItem),
    ...(summary && { summary }),
    ...optionalLocalizedTexts(doc, RESTAURANT_FIELDS.optionalLocalizedTexts),
    ...(mainPhotoAlt && { mainPhotoAlt }),
    ...(facts && { facts }),
    accent: en.accent,
    ...(card && { shareCard: cardAddress(card) }),
  }
}

function menuItem(dish: PerLanguage<Dish>): MenuItem {
  const { price } = dish.en
  const pictures = optionalPictures(dish.en, MENU_ITEM_FIELDS.optionalPictures)
  const photoAlt = pictures.photo && written(altOf(dish.en.photo))
  return {
    name: localized(dish, ({ name }) => name),
    ...localizedTexts(dish, MENU_ITEM_FIELDS.localizedTexts),
    ...(typeof price === 'number' && { price }),
    ...optionalLocalizedTexts(dish, MENU_ITEM_FIELDS.optionalLocalizedTexts),
    ...pictures,
    ...(photoAlt && { photoAlt }),
    ...optional('soldOut', soldOutFromDesk(dish.en)),
    ...readDishFacts(factsFromDesk(dish.en)),
  }
}

function galleryItem(picture: number | Media): GalleryItem[] {
  const src = address(picture)
  return src ? [{ src, alt: altOf(picture) }] : []
}
