import type { TypedUser } from 'payload'
import { ownRestaurants } from './access/own.ts'

const PARTS = ['email', 'role', 'restaurants'] as const

type Parts = Partial<Pick<TypedUser, (typeof PARTS)[number]>>

/** What of an account a save changes: how it signs in, and what it may do. */
export function changedParts(
  data: Parts,
  before: Parts | undefined,
): { [Part in (typeof PARTS)[number]]: boolean } {
  const isChanged = (part: (typeof PARTS)[number]) =>
    data[part] !== undefined && plain(data[part]) !== plain(before?.[part])
  return {
    email: isChanged('email'),
    role: isChanged('role'),
    restaurants: isChanged('restaurants'),
  }
}

/** A value for comparisons; restaurants are ids or whole, in any order. */
function plain(value: Parts[keyof Parts]): string {
  return JSON.stringify(
    Array.isArray(value) ? ownRestaurants({ restaurants: value }).toSorted() : (value ?? []),
  )
}
