import { type Accent, readAccent } from '../accent.ts'
import { isObject, readList, readNumber, readOptionalText, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'

/** Shown when a restaurant's name cannot be read (spec §5). */
export const UNKNOWN_RESTAURANT: LocalizedText = { en: 'Unknown Restaurant', jp: '店名未登録' }
/** Shown when a menu item's name cannot be read (spec §5). */
export const UNKNOWN_ITEM: LocalizedText = { en: 'Unknown Item', jp: '品名未登録' }

/** A restaurant in lists: header, footer, `/restaurants` (spec §3). */
export type RestaurantListItem = {
  _id: string
  slug: string
  name: LocalizedText
  /** ISO 8601; decides the order of lists. */
  createdAt: string
  /** Further optional keys of our own API (readings A4). */
  photo?: string
  summary?: LocalizedText
  cuisine?: LocalizedText
  area?: LocalizedText
  hours?: LocalizedText
  accent?: Accent
}

export type MenuItem = {
  name: LocalizedText
  description: LocalizedText
  /** Tax-included yen. */
  price?: number
  category?: LocalizedText
}

export type GalleryItem = { src: string; alt: LocalizedText }

/** A restaurant's own page (spec §3). */
export type Restaurant = {
  slug: string
  name: LocalizedText
  address: LocalizedText
  description: LocalizedText
  about: LocalizedText
  hours: LocalizedText
  phone: string
  instagram?: string
  mapLink?: string
  mainPhoto?: string
  fallbackPhoto?: string
  menuItems: MenuItem[]
  gallery: GalleryItem[]
  /** Further optional keys of our own API (readings A4). */
  cuisine?: LocalizedText
  area?: LocalizedText
  mainPhotoAlt?: LocalizedText
  accent?: Accent
}

/** Reads a list item; `null` without a slug, since nothing could link to it. */
export function readRestaurantListItem(raw: unknown): RestaurantListItem | null {
  if (!isObject(raw)) return null
  const slug = readOptionalText(raw.slug)
  if (!slug) return null
  const photo = readOptionalText(raw.photo)
  return {
    _id: readText(raw._id),
    slug,
    name: readLocalizedText(raw.name, UNKNOWN_RESTAURANT),
    createdAt: readText(raw.createdAt),
    ...(photo && { photo }),
    ...optionalTexts(raw, ['summary', 'cuisine', 'area', 'hours']),
    ...(raw.accent !== undefined && { accent: readAccent(raw.accent) }),
  }
}

/** Reads the restaurant list, oldest first (readings A37). */
export function readRestaurantList(raw: unknown): RestaurantListItem[] {
  return readList(raw, readRestaurantListItem, Number.POSITIVE_INFINITY).sort(byCreatedAt)
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
  if (!isObject(raw) || Object.keys(raw).length === 0) return null
  return {
    slug: readText(raw.slug),
    name: readLocalizedText(raw.name, UNKNOWN_RESTAURANT),
    address: readLocalizedText(raw.address),
    description: readLocalizedText(raw.description),
    about: readLocalizedText(raw.about),
    hours: readLocalizedText(raw.hours),
    phone: readText(raw.phone),
    ...optionalStrings(raw, ['instagram', 'mapLink', 'mainPhoto', 'fallbackPhoto']),
    menuItems: readList(raw.menuItems, readMenuItem),
    gallery: readList(raw.gallery, readGalleryItem),
    ...optionalTexts(raw, ['cuisine', 'area', 'mainPhotoAlt']),
    ...(raw.accent !== undefined && { accent: readAccent(raw.accent) }),
  }
}

function readMenuItem(raw: unknown): MenuItem | null {
  if (!isObject(raw)) return null
  const price = readNumber(raw.price)
  return {
    name: readLocalizedText(raw.name, UNKNOWN_ITEM),
    description: readLocalizedText(raw.description),
    ...(price !== undefined && price >= 0 && { price }),
    ...optionalTexts(raw, ['category']),
  }
}

function readGalleryItem(raw: unknown): GalleryItem | null {
  return isObject(raw) ? { src: readText(raw.src), alt: readLocalizedText(raw.alt) } : null
}

function optionalStrings<Key extends string>(
  raw: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: string } {
  const found: { [K in Key]?: string } = {}
  for (const key of keys) {
    const text = readOptionalText(raw[key])
    if (text) found[key] = text
  }
  return found
}

function optionalTexts<Key extends string>(
  raw: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: LocalizedText } {
  const found: { [K in Key]?: LocalizedText } = {}
  for (const key of keys) {
    const text = readLocalizedText(raw[key])
    if (Object.keys(text).length > 0) found[key] = text
  }
  return found
}
