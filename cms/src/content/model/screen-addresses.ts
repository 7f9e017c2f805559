import { otherName } from './other-name.ts'

/** A document; a fact together with its restaurant. */
export type Of =
  | { collection: string; id: number | string; restaurant?: unknown }
  | { global: string }

/** The screen on which staff edit a document: its form, or for facts the screen of their restaurant. */
export function screenOf(of: Of): string {
  if ('global' in of) return `/admin/globals/${of.global}`
  const { collection, id, restaurant } = of
  if (collection === 'dishes' || collection === 'menus') return menuAddress(Number(restaurant))
  if (collection === 'booked') return closuresAt(Number(restaurant))
  if (collection === 'closures') return closuresAddress(String(id))
  return `/admin/collections/${collection}/${id}`
}

/** The menu screen of a restaurant, or without an id the screen to choose one. */
export function menuAddress(id?: number | string): string {
  return id === undefined ? '/admin/menu' : `/admin/menu/${id}`
}

/** The screen that prints sheets of a restaurant, or without an id the screen to choose one. */
export function printAddress(id?: number | string): string {
  return id === undefined ? '/admin/print' : `/admin/print/${id}`
}

/** The files for Google Business Profiles, as a download. */
export const GOOGLE_FILES = '/api/google.zip'

/** The screen that begins a company's own site. */
export const BEGIN_ADDRESS = '/admin/begin'

/** The parameter, in the address of the closures screen, that names the closure to edit. */
export const EDITED = 'edit'

/** The screen of closures and special hours, with one of them open to edit. */
export function closuresAddress(id?: string): string {
  return id === undefined ? '/admin/closures' : `/admin/closures?${EDITED}=${id}`
}

/** The parameter, in the address of the closures screen, that names the restaurant to begin with. */
export const CLOSED = 'restaurant'

/** The screen of closures and special hours, with one restaurant chosen. */
export function closuresAt(restaurant: number | string): string {
  return `${closuresAddress()}?${CLOSED}=${restaurant}`
}

/** The screen of a day's tables; without a restaurant the user's first, without a day today. */
export function tablesAddress(asked: { restaurant?: string; day?: string; take?: '1' } = {}) {
  const query = new URLSearchParams(asked)
  return query.size > 0 ? `/admin/tables?${query}` : '/admin/tables'
}

/** The screen of the tables of each month. */
export function monthsAddress(restaurant = ''): string {
  return restaurant === '' ? '/admin/months' : `/admin/months?restaurant=${restaurant}`
}

/** The end of an address that leads to the field of a text in one language, in a form of any language. */
export function linkToText({ path, tag }: { path: string; tag: string }): string {
  return `#field-${otherName(path, tag).replaceAll('.', '__')}`
}

/** A text of a dish in one language. */
type OfDish = { dish: string; field: string; tag: string }

/** The end of an address that leads to the field of a text on the menu screen. */
export function linkToField({ dish, field, tag }: OfDish): string {
  return `#${field}.${dish}.${tag}`
}

/** Begins the name of a field of a menu, among those of dishes. */
const OF_MENU = 'menu-'
/** Stands for the menu without a key. */
const NO_KEY = 'main'

/** The id, without its language, of the field of a text of a menu itself, by the menu's key. */
export function menuFieldId(field: string, menu: string): string {
  return `${OF_MENU}${field}.${menu || NO_KEY}`
}

/** The key of the menu that such an id names. */
export function menuOfField(named: string): string {
  return named === NO_KEY ? '' : named
}

/** The end of an address that leads to the field of a text of a menu itself. */
export function linkToMenuField(of: { menu: string; field: string; tag: string }): string {
  return `#${menuFieldId(of.field, of.menu)}.${of.tag}`
}

/** Whether a field that an address leads to is one of a menu itself. */
export function isOfMenu(field: string): boolean {
  return field.startsWith(OF_MENU)
}

/** The field that such an address leads to; `null` when it leads to the screen alone. */
export function linkedField(hash: string): OfDish | null {
  const [field, dish, tag] = decodeURIComponent(hash.slice(1)).split('.')
  return field && dish && tag ? { dish, field, tag } : null
}
