import { expect, test } from 'vitest'
import { readRestaurant } from './restaurant.ts'
import { UNTIL_CHANGED, withoutPastSoldOut } from './sold-out.ts'

test('a dish sold out for a day is available again on the next, another one when staff say so', () => {
  const restaurant = {
    slug: 'shiobi',
    menuItems: [
      { price: 900, soldOut: '2026-11-23' },
      { soldOut: UNTIL_CHANGED },
      { price: 1 },
      null,
    ],
  }
  expect(withoutPastSoldOut(restaurant, '2026-11-23')).toEqual(restaurant)
  expect(withoutPastSoldOut(restaurant, '2026-11-24')).toEqual({
    slug: 'shiobi',
    menuItems: [{ price: 900 }, { soldOut: UNTIL_CHANGED }, { price: 1 }, null],
  })
  const asText = { slug: 'shiobi', menuItems: '[{"price":900}]' }
  expect(withoutPastSoldOut(asText, '2026-11-24')).toBe(asText)
})

test('a dish may have a photo with a description, and be sold out', () => {
  const dish = { photo: '/media/a.webp', photoAlt: { jp: '鯵の皿' }, soldOut: '2026-11-23' }
  expect(readRestaurant({ menuItems: [dish] })?.menuItems).toMatchObject([dish])
  const [odd] = readRestaurant({ menuItems: [{ photo: ' ', soldOut: false }] })?.menuItems ?? []
  expect(odd).not.toHaveProperty('photo')
  expect(odd).not.toHaveProperty('soldOut')
})
