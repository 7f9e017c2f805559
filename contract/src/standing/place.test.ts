import { expect, test } from 'vitest'
import { atNewPlace, inMemory, whilePaused } from './place.ts'
import type { Standing } from './standing.ts'

const NEW_PLACE = { en: '2-2 Minatomachi, Zushi', jp: '逗子市港町2-2' }
const MOVE: Standing = { kind: 'moves', from: '2027-04-01', address: NEW_PLACE }

const SHIOBI = {
  _id: '1',
  slug: 'shiobi',
  name: { en: 'Shiobi', jp: '潮火' },
  createdAt: '2026-01-01T00:00:00.000Z',
  cuisine: { en: 'Charcoal and seafood' },
  area: { en: 'Zushi' },
  description: { en: 'Fire and tide.' },
  about: { en: 'Since 2009.' },
  mainPhoto: '/media/a-1200x800.webp',
  mainPhotoAlt: { en: 'The counter' },
  fallbackPhoto: '/media/b-1200x800.webp',
  gallery: [],
  accent: 'ember',
  shareCard: '/media/c-1200x630.png',
  next: { slug: 'onda' },
  phone: '046-000-0101',
  address: { en: '0-1 Kakuhama, Zushi' },
  mapLink: 'https://www.google.com/maps/embed?pb=old',
  menuItems: [{ name: { en: 'Clams' } }],
  facts: {
    postalCode: '000-0000',
    region: { en: 'Kanagawa' },
    locality: { en: 'Zushi' },
    street: { en: '0-1 Kakuhama' },
    directions: { en: 'Along the beach.' },
    stations: [],
    drawnMap: { src: '/media/d-1476x900.webp' },
    geo: { latitude: 35.2, longitude: 139.5 },
    parking: 'none',
    parkingRemarks: { en: 'None.' },
    seats: 24,
    bookingLink: 'https://booking.example.jp/',
  },
}

test('of a restaurant that has moved, what was said of the old place is gone', () => {
  const { mapLink: _, area: __, ...rest } = SHIOBI
  expect(atNewPlace(SHIOBI, MOVE)).toEqual({
    ...rest,
    address: NEW_PLACE,
    facts: { seats: 24, bookingLink: 'https://booking.example.jp/' },
  })
})

test('the new place’s district, phone and map take the place of the old ones', () => {
  const stated = {
    area: { en: 'Hayama' },
    phone: '046-000-0002',
    mapLink: 'https://maps.example/new',
  }
  expect(atNewPlace(SHIOBI, { ...MOVE, ...stated })).toMatchObject(stated)
})

test('a restaurant with facts of its place alone has none after the move', () => {
  const { facts: _, ...rest } = SHIOBI
  expect(atNewPlace({ ...rest, facts: { parking: 'none' } }, MOVE)).not.toHaveProperty('facts')
  expect(atNewPlace(rest, MOVE)).not.toHaveProperty('facts')
})

test('while a restaurant pauses, nobody is sent to book elsewhere', () => {
  const { bookingLink: _, ...facts } = SHIOBI.facts
  expect(whilePaused(SHIOBI)).toEqual({ ...SHIOBI, facts })
  const { facts: __, ...withoutFacts } = SHIOBI
  expect(whilePaused(withoutFacts)).toEqual(withoutFacts)
})

test('a restaurant that closed for good shows what it was, and nothing to come for', () => {
  const { phone: _, address: __, mapLink: ___, facts: ____, ...kept } = SHIOBI
  expect(inMemory(SHIOBI)).toEqual({ ...kept, menuItems: [] })
  expect(inMemory({ slug: 'shiobi' })).toEqual({ slug: 'shiobi', menuItems: [] })
})
