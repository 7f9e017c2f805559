import type { TypedUser } from 'payload'
import { ownRestaurants } from './access/own.ts'

const PARTS = ['email', 'role', 'restaurants'] as const

type Part = (typeof PARTS)[number]

type Parts = Partial<Pick<TypedUser, Part>>

/** What of an account a save changes: how it signs in, and what it may do. */
export function changedParts(data: Parts, before: Parts | undefined): Part[] {
  return PARTS.filter(
    (part) => data[part] !== undefined && plain(data[part]) !== plain(before?.[part]),
  )
}

/** A value for comparisons; restaurants are ids or whole, in any order. */
function plain(value: Parts[Part]): string {
  return JSON.stringify(
    Array.isArray(value) ? ownRestaurants({ restaurants: value }).toSorted() : (value ?? []),
  )
}
