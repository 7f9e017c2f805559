import { readDishFacts } from '@noren/contract/allergens/marks'
import { parseCoordinates } from '@noren/contract/coordinates'
import { eachOf } from '@noren/contract/fields'
import { withoutFocus } from '@noren/contract/focus'
import { writtenHours } from '@noren/contract/hours/written-hours'
import { readObject } from '@noren/contract/json'
import { LANGUAGES } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { readReservations } from '@noren/contract/reservation/reservations'
import {
  type GalleryItem,
  MENU_ITEM_FIELDS,
  type MenuItem,
  RESTAURANT_FIELDS,
  type RestaurantListItem,
  type Restaurant as WireRestaurant,
} from '@noren/contract/resources/restaurant'
import {
  RESTAURANT_FACTS,
  type RestaurantFacts,
  readRestaurantFacts,
} from '@noren/contract/resources/restaurant-facts'
import { TAGS } from '../../base/locales.ts'
import { factsFromDesk, soldOutFromDesk } from '../../content/model/fields/dish-facts.ts'
import type { Dish, Media, Restaurant } from '../../payload-types.ts'
import { address, altOf, localized, optional } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import {
  localizedTexts,
  optionalLocalizedTexts,
  optionalPictures,
  optionalTexts,
  texts,
  written,
} from '../plain-fields.ts'
import type { RestaurantWithFacts } from '../with-facts.ts'
import { fewLeftFromDesk, fullFromDesk } from './full.ts'
import { dishesByMenu, dishPrices } from './menu.ts'
import { reshapeOpeningHours } from './opening-hours.ts'
import { reshapeStanding } from './standing.ts'

/** The list item and the detail of a restaurant in one object. */
export function reshapeRestaurant(doc: RestaurantWithFacts): RestaurantListItem & WireRestaurant {
  // The page has a fallback for a photo that does not load; a deleted photo has no address.
  const mainPhoto = address(doc.mainPhoto) ? doc.mainPhoto : doc.fallbackPhoto
  const photo = address(mainPhoto)
  const standing = reshapeStanding(doc)
  const openingHours = reshapeOpeningHours(doc)
  const remarks = localized(doc.hours)
  const full = fullFromDesk(doc)
  const fewLeft = fewLeftFromDesk(doc)
  const hoursRemarks = openingHours && written(remarks)
  const reservations = readReservations(doc.reservations)
  const summary = written(summaryOf(doc))
  const mainPhotoAlt = photo && written(altOf(mainPhoto))
  const facts = reshapeRestaurantFacts(doc)
  const { menus, dishes } = dishesByMenu(doc.menus ?? [], doc.dishes ?? [])
  return {
    _id: String(doc.id),
    slug: doc.slug,
    name: localized(doc.name),
    createdAt: new Date(doc.listedSince).toISOString(),
    ...localizedTexts(doc, RESTAURANT_FIELDS.localizedTexts),
    description: localized(doc.description, (text) => withPhrases(text)),
    hours: writtenHours(openingHours, remarks),
    ...(openingHours && { openingHours }),
    ...(full.length > 0 && { full }),
    ...(fewLeft.length > 0 && { fewLeft }),
    ...(hoursRemarks && { hoursRemarks }),
    ...(reservations && { reservations }),
    ...texts(doc, RESTAURANT_FIELDS.texts),
    ...optionalTexts(doc, RESTAURANT_FIELDS.optionalTexts),
    ...optional('mainPhoto', photo),
    ...optional('photo', photo),
    ...optionalPictures(doc, RESTAURANT_FIELDS.optionalPictures),
    menuItems: withWholeCategories(dishes.map(menuItem)),
    ...(menus.length > 0 && { menus }),
    gallery: (doc.gallery ?? []).flatMap(galleryItem),
    ...(summary && { summary }),
    ...optionalLocalizedTexts(doc, RESTAURANT_FIELDS.optionalLocalizedTexts),
    ...(mainPhotoAlt && { mainPhotoAlt }),
    ...(facts && { facts }),
    ...(standing && { standing }),
    accent: doc.accent,
  }
}

/** What lists say of a restaurant: its summary, or its description in a language without one. */
function summaryOf({ summary, description }: Restaurant): LocalizedText {
  const [short, long] = [readObject(summary), readObject(description)]
  return localized(eachOf(TAGS, (tag) => short[tag] ?? long[tag]))
}

function menuItem({ dish, menu }: { dish: Dish; menu: number }): MenuItem {
  const pictures = optionalPictures(dish, MENU_ITEM_FIELDS.optionalPictures)
  const name = localized(dish.name)
  const photoAlt = pictures.photo && written(altOf(dish.photo))
  return {
    name,
    ...localizedTexts(dish, MENU_ITEM_FIELDS.localizedTexts),
    ...(menu > 0 && { menu }),
    ...dishPrices(dish),
    ...optionalLocalizedTexts(dish, MENU_ITEM_FIELDS.optionalLocalizedTexts),
    ...pictures,
    // In a language whose description is still to be written, the photo shows what is named beside it.
    ...(photoAlt && { photoAlt: { ...name, ...photoAlt } }),
    ...optional('soldOut', soldOutFromDesk(dish)),
    ...readDishFacts(factsFromDesk(dish)),
  }
}

function galleryItem(picture: number | Media): GalleryItem[] {
  const src = address(picture)
  return src ? [{ src, alt: altOf(picture) }] : []
}

/** The facts of a restaurant in canonical form; `null` when none are filled in. */
function reshapeRestaurantFacts(doc: Restaurant): RestaurantFacts | null {
  const facts = doc.facts ?? {}
  return readRestaurantFacts({
    ...facts,
    ...localizedTexts(facts, RESTAURANT_FACTS.optionalLocalizedTexts),
    drawnMap: { src: withoutFocus(address(facts.drawnMap)), alt: altOf(facts.drawnMap) },
    geo: parseCoordinates(facts.coordinates),
    stations: (facts.stations ?? []).map(({ name, minutesOnFoot }) => ({
      name: localized(name),
      minutesOnFoot,
    })),
  })
}

/**
 * Completes each category of a menu with the names that other dishes give it in the other languages, so
 * that it stays together in every language although some dishes name it in one only.
 */
export function withWholeCategories<Dish extends { category?: LocalizedText }>(
  dishes: readonly Dish[],
): Dish[] {
  const whole = new Map<string, LocalizedText>()
  for (const { category = {} } of dishes) {
    const names = namesOf(category)
    if (names.length < LANGUAGES.length) continue
    for (const name of names) if (!whole.has(name)) whole.set(name, category)
  }
  return dishes.map((dish) => {
    const [name = '', ...others] = namesOf(dish.category ?? {})
    const category = others.length + 1 < LANGUAGES.length ? whole.get(name) : undefined
    return category ? { ...dish, category } : dish
  })
}

/**
 * The names of a category, each with its language, since the same word may mean another category in another
 * language.
 */
function namesOf(category: LocalizedText): string[] {
  return LANGUAGES.flatMap((each) => (category[each] ? [`${each} ${category[each]}`] : []))
}
