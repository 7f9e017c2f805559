import { writtenHours } from '@noren/contract/hours/written-hours'
import { type PerLanguage, perLanguage } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import {
  type GalleryItem,
  MENU_ITEM_FIELDS,
  type MenuItem,
  RESTAURANT_FIELDS,
  type RestaurantListItem,
  type Restaurant as WireRestaurant,
} from '@noren/contract/resources/restaurant'
import { ALT_NAMES } from '../../fields/alt.ts'
import type { Media, Restaurant } from '../../payload-types.ts'
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

type Dish = NonNullable<Restaurant['menu']>[number]

/** List item and detail of a restaurant in one object. */
export function reshapeRestaurant(
  doc: PerLanguage<Restaurant>,
): RestaurantListItem & WireRestaurant {
  const { en } = doc
  // The page falls back where a photo cannot be loaded; one that was deleted has no address left.
  const mainPhoto = address(en.mainPhoto) ? en.mainPhoto : en.fallbackPhoto
  const photo = address(mainPhoto)
  const openingHours = reshapeOpeningHours(doc)
  const remarks = localized(doc, ({ hours }) => hours)
  const hoursRemarks = openingHours && written(remarks)
  const summary = written(localized(doc, (own) => own.summary ?? own.description))
  const mainPhotoAlt = photo && written(altOf(mainPhoto))
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
    ...texts(en, RESTAURANT_FIELDS.texts),
    ...optionalTexts(en, RESTAURANT_FIELDS.optionalTexts),
    ...optional('mainPhoto', photo),
    ...optional('photo', photo),
    ...optionalPictures(en, RESTAURANT_FIELDS.optionalPictures),
    menuItems: withWholeCategories(rowsOf(doc, ({ menu }) => menu).map(menuItem)),
    gallery: (en.gallery ?? []).flatMap(galleryItem),
    ...(summary && { summary }),
    ...optionalLocalizedTexts(doc, RESTAURANT_FIELDS.optionalLocalizedTexts),
    ...(mainPhotoAlt && { mainPhotoAlt }),
    accent: en.accent,
  }
}

function menuItem(dish: PerLanguage<Dish>): MenuItem {
  const { price } = dish.en
  return {
    name: localized(dish, ({ name }) => name),
    ...localizedTexts(dish, MENU_ITEM_FIELDS.localizedTexts),
    ...(typeof price === 'number' && { price }),
    ...optionalLocalizedTexts(dish, MENU_ITEM_FIELDS.optionalLocalizedTexts),
  }
}

function galleryItem(picture: number | Media): GalleryItem[] {
  const src = address(picture)
  return src ? [{ src, alt: altOf(picture) }] : []
}

function altOf(picture: number | Media | null | undefined): LocalizedText {
  if (typeof picture !== 'object' || !picture) return {}
  return perLanguage((language) => picture[ALT_NAMES[language]])
}
