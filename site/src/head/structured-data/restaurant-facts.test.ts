import { readRestaurant } from '@noren/contract/resources/restaurant'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { expect, test } from 'vitest'
import { factsOfDocument, restaurantAddress } from './restaurant-facts.ts'

test('search engines read place, prices, payment, seats, smoking and amenities', () => {
  const facts: RestaurantFacts = {
    geo: { latitude: 35.29, longitude: 139.57 },
    lunchFrom: 1200,
    dinnerFrom: 5000,
    dinnerTo: 8000,
    payment: ['cash', 'cards'],
    bookingLink: 'https://booking.example.jp/first',
    seats: 26,
    smoking: 'none',
    parking: 'own',
    privateRooms: 2,
    stepFree: ['entrance'],
    children: ['welcome', 'childrensMenu'],
  }
  expect(factsOfDocument(facts, 'en')).toEqual({
    geo: { '@type': 'GeoCoordinates', latitude: 35.29, longitude: 139.57 },
    hasMap: 'https://www.google.com/maps/search/?api=1&query=35.29%2C139.57',
    priceRange: '¥1,200–8,000',
    paymentAccepted: 'Cash, Credit cards',
    acceptsReservations: 'https://booking.example.jp/first',
    maximumAttendeeCapacity: 26,
    smokingAllowed: false,
    amenityFeature: [
      'Own car park',
      'Private room',
      'Step-free entrance',
      'Children welcome',
      'Children’s menu',
    ].map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  })
})

test('what a restaurant lacks is no amenity, and unknown facts are left out', () => {
  expect(factsOfDocument({ parking: 'none', privateRooms: 0 }, 'jp')).toEqual({})
  expect(factsOfDocument({ smoking: 'heatedTobaccoRoom' }, 'jp')).toEqual({})
  expect(factsOfDocument({ smoking: 'smokingAllowed' }, 'jp')).toEqual({ smokingAllowed: true })
})

const ADDRESS = { en: '0-1 Kakuhama, Zushi, Kanagawa', jp: '神奈川県逗子市架空浜0-1' }

test('an address has its parts where they are known', () => {
  const facts = {
    postalCode: '000-0000',
    region: { en: 'Kanagawa', jp: '神奈川県' },
    locality: { en: 'Zushi', jp: '逗子市' },
    street: { en: '0-1 Kakuhama', jp: '架空浜0-1' },
  }
  const restaurant = readRestaurant({ slug: 'first', address: ADDRESS, facts })
  expect(restaurant && restaurantAddress(restaurant, 'jp')).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: '000-0000',
    addressRegion: '神奈川県',
    addressLocality: '逗子市',
    streetAddress: '架空浜0-1',
  })
})

test('an address without parts stays as it is written', () => {
  const restaurant = readRestaurant({ slug: 'first', address: ADDRESS })
  expect(restaurant && restaurantAddress(restaurant, 'en')).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    streetAddress: '0-1 Kakuhama, Zushi, Kanagawa',
  })
})
