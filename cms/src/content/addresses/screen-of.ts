import { closuresAddress } from './closures-address.ts'
import { menuAddress } from './menu-address.ts'

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
