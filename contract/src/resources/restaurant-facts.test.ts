import { expect, test } from 'vitest'
import { readRestaurant } from './restaurant.ts'
import { readRestaurantFacts } from './restaurant-facts.ts'

const COMPLETE = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  directions: { en: 'Towards the sea.', jp: '海のほうへ。' },
  drawnMap: {
    src: '/media/0123456789abcdef0123-1200x900.webp',
    alt: { en: 'The way', jp: '道順' },
  },
  seats: 26,
  privateRooms: 0,
  lunchFrom: 1200,
  dinnerFrom: 5000,
  dinnerTo: 8000,
  bookingLink: 'https://booking.example.jp/first',
  stations: [{ name: { en: 'First Station', jp: '一番駅' }, minutesOnFoot: 7 }],
  geo: { latitude: 35.29, longitude: 139.57 },
  payment: ['cash', 'cards'],
  children: ['highChairs'],
  stepFree: ['entrance', 'toilet'],
  parking: 'nearby',
  smoking: 'heatedTobaccoRoom',
}

test('the facts of a restaurant are read as they were published', () => {
  expect(readRestaurantFacts(COMPLETE)).toEqual(COMPLETE)
  expect(readRestaurant({ slug: 'first', facts: COMPLETE })?.facts).toEqual(COMPLETE)
})

test.each([undefined, null, 'text', 7, [], {}, { parking: 'moon', seats: -1, payment: 'gold' }])(
  'facts that arrive as %j are no facts',
  (facts) => {
    expect(readRestaurantFacts(facts)).toBeNull()
    expect(readRestaurant({ slug: 'first', facts })).not.toHaveProperty('facts')
  },
)

test('unknown choices are left out, the others appear once and in their order', () => {
  const payment = ['shells', 'cards', 'cash', 'cards', 3, null]
  expect(readRestaurantFacts({ payment, smoking: 'pipes', children: ['swings'] })).toEqual({
    payment: ['cash', 'cards'],
  })
})

test('only addresses of the web are followed', () => {
  const follow = (website: unknown) => readRestaurantFacts({ website })?.website
  expect(follow('https://shiobi.example.jp/')).toBe('https://shiobi.example.jp/')
  for (const link of ['javascript:alert(1)', 'mailto:a@example.jp', '/about', '//x.example', 5])
    expect(follow(link)).toBeUndefined()
})

test('at most three stations are named, and none without a name', () => {
  const station = (en: string, minutesOnFoot: unknown) => ({ name: { en }, minutesOnFoot })
  const stations = [station('A', '4'), station(' ', 5), station('C', -3), station('D', 9)]
  expect(readRestaurantFacts({ stations })?.stations).toEqual([
    { name: { en: 'A' }, minutesOnFoot: 4 },
    { name: { en: 'C' } },
  ])
})

test('numbers of seats and yen are whole and not negative', () => {
  const facts = { seats: '24', lunchFrom: 1200.5, lunchTo: 1e300, tableCharge: 0, dinnerFrom: 'x' }
  expect(readRestaurantFacts(facts)).toEqual({ seats: 24, tableCharge: 0 })
})
