import { type Accent, readAccent } from '../accent.ts'
import { type DishFacts, readDishFacts } from '../allergens/marks.ts'
import { type Flat, type NamesIn, readLocalizedFields, readTextFields } from '../fields.ts'
import { type FreeTables, readFreeTables } from '../hours/full.ts'
import { type OpeningHours, readOpeningHours } from '../hours/opening-hours.ts'
import {
  isObject,
  readFilledObject,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readOptionalTexts,
  readText,
} from '../json.ts'
import { type LocalizedText, readLocalizedText, readOptionalLocalizedTexts } from '../localized.ts'
import { type Reservations, readReservations } from '../reservation/reservations.ts'
import { readStanding, type Standing } from '../standing/standing.ts'
import { type DishPrices, readDishPrices } from './menu-prices.ts'
import { type Menu, readMenus } from './menus.ts'
import { type RestaurantFacts, readRestaurantFacts } from './restaurant-facts.ts'
import { cutPage } from './restaurants-page.ts'

/** Shown when a restaurant's name cannot be read (ENT-12). */
const UNKNOWN_RESTAURANT: LocalizedText = { en: 'Unknown Restaurant', jp: '店名未登録' }
/** Shown when a menu item's name cannot be read (ENT-13). */
const UNKNOWN_ITEM: LocalizedText = { en: 'Unknown Item', jp: '品名未登録' }

/**
 * The plain fields of a restaurant's own page. By hand elsewhere: `slug`, `name`, `hours`,
 * `openingHours`, its `FreeTables`, `reservations`, `accent`, `shareCard`, `menuItems`, `menus`,
 * `gallery`, `mainPhotoAlt`, `facts`, `next`, `standing`.
 */
export const RESTAURANT_FIELDS = {
  texts: ['phone'],
  optionalTexts: ['instagram', 'mapLink'],
  localizedTexts: ['address', 'description', 'about'],
  /** Further optional keys of our own API (readings A4). */
  optionalLocalizedTexts: ['cuisine', 'area'],
  /** Addresses. */
  optionalPictures: ['mainPhoto', 'fallbackPhoto'],
} as const

/** The plain fields of a restaurant in lists, all of them keys of our own API (readings A4). */
const LIST_ITEM_FIELDS = {
  optionalPictures: ['photo'],
  optionalLocalizedTexts: ['summary', 'cuisine', 'area', 'hours'],
} as const

/**
 * The plain fields of a dish. By hand elsewhere: `name`, `menu`, `soldOut`, `photoAlt`, its `DishPrices`, its
 * `DishFacts`.
 */
export const MENU_ITEM_FIELDS = {
  localizedTexts: ['description'],
  optionalLocalizedTexts: ['category'],
  /** Addresses. */
  optionalPictures: ['photo'],
} as const

type Fields = NamesIn<typeof RESTAURANT_FIELDS>
type ListItemFields = NamesIn<typeof LIST_ITEM_FIELDS>
type MenuItemFields = NamesIn<typeof MENU_ITEM_FIELDS>

/** A restaurant in lists: header, footer, `/restaurants` (ENT-01). */
export type RestaurantListItem = Flat<
  {
    _id: string
    slug: string
    name: LocalizedText
    /** ISO 8601; decides the order of lists. */
    createdAt: string
    openingHours?: OpeningHours
    accent?: Accent
  } & FreeTables &
    Partial<
      Record<ListItemFields['optionalPictures'], string> &
        Record<ListItemFields['optionalLocalizedTexts'], LocalizedText>
    >
>

export type MenuItem = Flat<
  {
    name: LocalizedText
    /** The place of its menu among the restaurant's `menus`; without it the first. */
    menu?: number
    /** The day of business it is sold out on, `YYYY-MM-DD`, or `UNTIL_CHANGED`. */
    soldOut?: string
    photoAlt?: LocalizedText
  } & DishPrices &
    DishFacts &
    Record<MenuItemFields['localizedTexts'], LocalizedText> &
    Partial<
      Record<MenuItemFields['optionalLocalizedTexts'], LocalizedText> &
        Record<MenuItemFields['optionalPictures'], string>
    >
>

export type GalleryItem = { src: string; alt: LocalizedText }

/** A restaurant's own page (ENT-03 to ENT-10). */
export type Restaurant = Flat<
  {
    slug: string
    name: LocalizedText
    hours: LocalizedText
    menuItems: MenuItem[]
    /** Without them all dishes are on one menu without a name. */
    menus?: Menu[]
    gallery: GalleryItem[]
    mainPhotoAlt?: LocalizedText
    openingHours?: OpeningHours
    /** The remarks of staff; `hours` ends with them in the languages they are written in. */
    hoursRemarks?: LocalizedText
    reservations?: Reservations
    accent?: Accent
    facts?: RestaurantFacts
    /** That it moves, pauses or closes for good. */
    standing?: Standing
    /** Address of the picture shown where the page is shared (`isShareCard`). */
    shareCard?: string
    /** The restaurant after this one in the list; the first follows the last. */
    next?: NextRestaurant
  } & FreeTables &
    Record<Fields['texts'], string> &
    Record<Fields['localizedTexts'], LocalizedText> &
    Partial<
      Record<Fields['optionalTexts'] | Fields['optionalPictures'], string> &
        Record<Fields['optionalLocalizedTexts'], LocalizedText>
    >
>

/** What a restaurant's page shows of the next one. */
export type NextRestaurant = Pick<RestaurantListItem, 'slug' | 'name' | 'photo' | 'accent'>

/** Reads a list item; `null` without a slug, since nothing could link to it. */
export function readRestaurantListItem(raw: unknown): RestaurantListItem | null {
  if (!isObject(raw)) return null
  const slug = readOptionalText(raw.slug)
  if (!slug) return null
  const openingHours = readOpeningHours(raw.openingHours)
  return {
    _id: readText(raw._id),
    slug,
    name: readLocalizedText(raw.name, UNKNOWN_RESTAURANT),
    createdAt: readText(raw.createdAt),
    ...readOptionalTexts(raw, LIST_ITEM_FIELDS.optionalPictures),
    ...readOptionalLocalizedTexts(raw, LIST_ITEM_FIELDS.optionalLocalizedTexts),
    ...(openingHours && { openingHours }),
    ...readFreeTables(raw),
    ...(raw.accent !== undefined && { accent: readAccent(raw.accent) }),
  }
}

/** Reads the restaurant list, oldest first (readings A37). */
export function readRestaurantList(raw: unknown): RestaurantListItem[] {
  return readList(raw, readRestaurantListItem, Number.POSITIVE_INFINITY).sort(byCreatedAt)
}

/** One page of the restaurants, and how many restaurants there are on all pages. */
export type RestaurantsPage = { restaurants: RestaurantListItem[]; total: number }

/**
 * Reads the answer to the list call with `?page=`. A host without pages answers the whole list (API-10);
 * the page is then cut from it.
 */
export function readRestaurantsPage(body: unknown, page: number): RestaurantsPage {
  const { data, total } = readObject(body)
  const restaurants = readRestaurantList(data)
  const count = readNumber(total)
  return count === undefined ? cutPage(restaurants, page) : { restaurants, total: count }
}

/** Order of restaurants: createdAt ascending, ties by slug, unreadable dates last. */
export function byCreatedAt(
  a: Pick<RestaurantListItem, 'createdAt' | 'slug'>,
  b: Pick<RestaurantListItem, 'createdAt' | 'slug'>,
): number {
  const timeA = Date.parse(a.createdAt)
  const timeB = Date.parse(b.createdAt)
  const known = Number(Number.isNaN(timeA)) - Number(Number.isNaN(timeB))
  if (known !== 0) return known
  if (timeA !== timeB && !Number.isNaN(timeA)) return timeA - timeB
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug)
}

/** Reads a restaurant's detail; `null` when there is none. */
export function readRestaurant(raw: unknown): Restaurant | null {
  const restaurant = readFilledObject(raw)
  if (!restaurant) return null
  const openingHours = readOpeningHours(restaurant.openingHours)
  const reservations = readReservations(restaurant.reservations)
  const next = readNextRestaurant(restaurant.next)
  const facts = readRestaurantFacts(restaurant.facts)
  const menus = readMenus(restaurant.menus)
  const standing = readStanding(restaurant.standing)
  return {
    slug: readText(restaurant.slug),
    name: readLocalizedText(restaurant.name, UNKNOWN_RESTAURANT),
    hours: readLocalizedText(restaurant.hours),
    ...readTextFields(restaurant, RESTAURANT_FIELDS.texts),
    ...readOptionalTexts(restaurant, RESTAURANT_FIELDS.optionalTexts),
    ...readLocalizedFields(restaurant, RESTAURANT_FIELDS.localizedTexts),
    ...readOptionalLocalizedTexts(restaurant, RESTAURANT_FIELDS.optionalLocalizedTexts),
    ...readOptionalTexts(restaurant, [...RESTAURANT_FIELDS.optionalPictures, 'shareCard']),
    ...readOptionalLocalizedTexts(restaurant, ['mainPhotoAlt', 'hoursRemarks']),
    menuItems: readList(restaurant.menuItems, (item) => readMenuItem(item, menus.length)),
    ...(menus.length > 0 && { menus }),
    gallery: readList(restaurant.gallery, readGalleryItem),
    ...(openingHours && { openingHours }),
    ...readFreeTables(restaurant),
    ...(reservations && { reservations }),
    ...(restaurant.accent !== undefined && { accent: readAccent(restaurant.accent) }),
    ...(facts && { facts }),
    ...(standing && { standing }),
    ...(next && { next }),
  }
}

/** Reads the next restaurant from its list item, or from an earlier result. */
export function readNextRestaurant(raw: unknown): NextRestaurant | null {
  const item = readRestaurantListItem(raw)
  if (!item) return null
  const { slug, name, photo, accent } = item
  return { slug, name, ...(photo && { photo }), ...(accent && { accent }) }
}

/** A dish of a menu that is not there is on the first. */
function readMenuItem(raw: unknown, menus: number): MenuItem | null {
  if (!isObject(raw)) return null
  const menu = readNumber(raw.menu)
  return {
    name: readLocalizedText(raw.name, UNKNOWN_ITEM),
    ...readLocalizedFields(raw, MENU_ITEM_FIELDS.localizedTexts),
    ...readOptionalLocalizedTexts(raw, [...MENU_ITEM_FIELDS.optionalLocalizedTexts, 'photoAlt']),
    ...readOptionalTexts(raw, [...MENU_ITEM_FIELDS.optionalPictures, 'soldOut']),
    ...(Number.isInteger(menu) && menu && menu > 0 && menu < menus && { menu }),
    ...readDishPrices(raw),
    ...readDishFacts(raw),
  }
}

function readGalleryItem(raw: unknown): GalleryItem | null {
  return isObject(raw) ? { src: readText(raw.src), alt: readLocalizedText(raw.alt) } : null
}
