import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { restaurantDocument } from './restaurant.ts'

/** What search engines read of a restaurant. */
function documentOf(raw: object) {
  const restaurant = readRestaurant({ slug: 'shiobi', name: { en: 'Shiobi' }, ...raw })
  if (!restaurant) throw new Error('The restaurant cannot be read')
  return restaurantDocument(
    {
      match: { route: 'restaurant', language: 'jp', restaurantName: 'shiobi' },
      at: (readDay('2026-12-01') ?? 0) * DAY_MINUTES,
      origin: 'https://www.example.jp',
      company: null,
      imageOrigins: [],
      restaurants: [],
      modified: {},
      restaurant,
    },
    restaurant,
  )
}

test('search engines get a restaurant’s page for tables, or only its phone where guests must call', () => {
  expect(documentOf({})).toMatchObject({
    acceptsReservations: 'https://www.example.jp/ja/contact?restaurant=shiobi',
  })
  expect(documentOf({ reservations: { telephoneOnly: true } })).toMatchObject({
    acceptsReservations: true,
  })
  const bookingLink = 'https://booking.example.jp/shiobi'
  expect(documentOf({ facts: { bookingLink } })).toMatchObject({ acceptsReservations: bookingLink })
})
