/** A document, of a fact with the restaurant it is of. */
export type Of =
  | { collection: string; id: number | string; restaurant?: unknown }
  | { global: string }

/** The screen a document is written on: its form, but for facts of restaurants, which have none. */
export function screenOf(of: Of): string {
  if ('global' in of) return `/admin/globals/${of.global}`
  const { collection, id, restaurant } = of
  if (collection === 'dishes') return menuAddress(Number(restaurant))
  if (collection === 'closures') return closuresAddress(String(id))
  return `/admin/collections/${collection}/${id}`
}

/** The screen of a restaurant's menu, or of the choice of one. */
export function menuAddress(id?: number | string): string {
  return id === undefined ? '/admin/menu' : `/admin/menu/${id}`
}

/** What the address of the screen of closures calls the one that is opened to be edited. */
export const EDITED = 'edit'

/** The screen of closures and special hours, with one of them opened to be edited. */
export function closuresAddress(id?: string): string {
  return id === undefined ? '/admin/closures' : `/admin/closures?${EDITED}=${id}`
}

/** A text of a dish, in a language. */
type OfDish = { dish: string; field: string; tag: string }

/** The end of an address that leads to the box of a text on the screen of its menu. */
export function linkToField({ dish, field, tag }: OfDish): string {
  return `#${field}.${dish}.${tag}`
}

/** What such an address leads to; `null` where it leads to the screen alone. */
export function linkedField(hash: string): OfDish | null {
  const [field, dish, tag] = decodeURIComponent(hash.slice(1)).split('.')
  return field && dish && tag ? { dish, field, tag } : null
}
