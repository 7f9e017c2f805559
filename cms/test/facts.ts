import { randomUUID } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { generateKeyBetween } from 'payload/shared'

type Menu = Partial<RequiredDataFromCollectionSlug<'menus'>>
type Dish = Partial<RequiredDataFromCollectionSlug<'dishes'>>
type Closure = Partial<RequiredDataFromCollectionSlug<'closures'>> & { from: string; to: string }

type Booked = { day: string; sitting?: 'lunch' | 'dinner' }

let lastPlace: string | null = null

/** Saves a dish of a restaurant, below those that were saved before it. */
export function addDish(payload: Payload, restaurant: number, said: Dish) {
  lastPlace = generateKeyBetween(lastPlace, null)
  const data = { id: randomUUID(), restaurant, place: lastPlace, ...said }
  return payload.create({ collection: 'dishes', locale: 'ja', depth: 0, data })
}

/** Saves a menu of a restaurant, below those that were saved before it. */
export function addMenu(payload: Payload, restaurant: number, said: Menu) {
  lastPlace = generateKeyBetween(lastPlace, null)
  const data = { id: randomUUID(), restaurant, place: lastPlace, ...said }
  return payload.create({ collection: 'menus', locale: 'ja', depth: 0, data })
}

/** Saves a closure or special hours of a restaurant. */
export function addClosure(payload: Payload, restaurant: number, said: Closure) {
  const data = { id: randomUUID(), restaurant, ...said }
  return payload.create({ collection: 'closures', locale: 'ja', depth: 0, data })
}

/** Marks a day of a restaurant as full, or a sitting of it. */
export function addBooked(payload: Payload, restaurant: number, said: Booked) {
  const data = { id: randomUUID(), restaurant, ...said }
  return payload.create({ collection: 'booked', locale: 'ja', depth: 0, data })
}
