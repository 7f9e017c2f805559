import { readRestaurantListItem } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { restaurantNow } from './restaurant-now.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function house(slug: string, opens: string, closes: string, lastOrder?: string) {
  const openingHours = { sessions: [{ days: DAYS, opens, closes, lastOrder }] }
  const read = readRestaurantListItem({ slug, name: { en: slug }, openingHours })
  if (!read) throw new Error('no restaurant')
  return read
}

const HOUSES = [
  house('tateito', '11:00', '21:00'),
  house('yoriai', '18:00', '26:00'),
  house('kohaku', '8:00', '18:30'),
]

/** Who is named at a time of a Saturday in Japan, and how many others take orders. */
function named(time: string, houses = HOUSES) {
  const now = restaurantNow(houses, new Date(`2026-11-21T${time}:00+09:00`))
  return now && [now.restaurant.slug, now.state.open, now.others]
}

test('of all that are open the one open longest is named', () => {
  expect(named('12:00')).toEqual(['tateito', true, 1])
  expect(named('18:15')).toEqual(['yoriai', true, 2])
  expect(named('23:00')).toEqual(['yoriai', true, 0])
})

test('a restaurant whose last order has passed is named, and counted, only while no other takes orders', () => {
  const houses = [...HOUSES, house('shiobi', '17:00', '27:00', '22:00')]
  expect(named('21:59', houses)).toEqual(['shiobi', true, 1])
  expect(named('22:01', houses)).toEqual(['yoriai', true, 0])
  const alone = [house('shiobi', '17:00', '27:00', '22:00'), house('kohaku', '8:00', '18:30')]
  expect(named('22:01', alone)).toEqual(['shiobi', true, 0])
})

test('while none is open the next to open is named', () => {
  expect(named('03:00')).toEqual(['kohaku', false, 0])
})

test('without known hours nobody is named', () => {
  expect(restaurantNow([], new Date(0))).toBeNull()
})
