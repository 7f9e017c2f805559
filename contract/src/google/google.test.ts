import { expect, test } from 'vitest'
import { readDay } from '../hours/calendar.ts'
import { readOpeningHours } from '../hours/opening-hours.ts'
import { tokyoMinute } from '../hours/tokyo-clock.ts'
import { readRestaurant } from '../resources/restaurant.ts'
import { googleFiles } from './files.ts'
import { DESCRIPTION_LIMIT, NAME_LIMIT } from './format.ts'
import { hoursFor } from './hours.ts'
import { dishesWithoutPrice, foodMenus } from './menus.ts'

const ORIGIN = 'https://www.example.jp'

/** Monday, 30 November 2026. */
const TODAY = readDay('2026-11-30') ?? 0
const NOW = tokyoMinute(new Date('2026-11-30T12:00:00+09:00'))

function hoursOf(hours: object) {
  const read = readOpeningHours(hours)
  if (!read) throw new Error('There are no hours')
  return hoursFor(read, TODAY)
}

const EVENINGS = [
  { days: ['fri', 'sat'], opens: '17:00', closes: '26:30' },
  { days: ['sun'], opens: '11:30', closes: '24:00' },
]

test('the week is written with times past midnight on the next day, and its end as 24 hours', () => {
  expect(hoursOf({ sessions: EVENINGS }).regularHours).toEqual({
    periods: [
      {
        openDay: 'FRIDAY',
        openTime: { hours: 17 },
        closeDay: 'SATURDAY',
        closeTime: { hours: 2, minutes: 30 },
      },
      {
        openDay: 'SATURDAY',
        openTime: { hours: 17 },
        closeDay: 'SUNDAY',
        closeTime: { hours: 2, minutes: 30 },
      },
      {
        openDay: 'SUNDAY',
        openTime: { hours: 11, minutes: 30 },
        closeDay: 'SUNDAY',
        closeTime: { hours: 24 },
      },
    ],
  })
})

test('closures, special hours and public holidays of the next 90 days are special days', () => {
  const hours = {
    sessions: [{ days: ['wed', 'thu', 'fri'], opens: '17:00', closes: '22:00' }],
    closures: [{ from: '2026-12-30', to: '2026-12-31', reason: {} }],
    specialHours: [
      { from: '2026-12-24', to: '2026-12-24', reason: {}, opens: '16:00', closes: '25:00' },
    ],
  }
  const closed = (year: number, month: number, day: number) => ({
    startDate: { year, month, day },
    closed: true,
  })
  expect(hoursOf(hours).specialHours?.specialHourPeriods).toEqual([
    {
      startDate: { year: 2026, month: 12, day: 24 },
      openTime: { hours: 16 },
      endDate: { year: 2026, month: 12, day: 25 },
      closeTime: { hours: 1 },
    },
    closed(2026, 12, 30),
    closed(2026, 12, 31),
    // New Year’s Day is a Friday, with the usual hours: a word that they hold.
    {
      startDate: { year: 2027, month: 1, day: 1 },
      openTime: { hours: 17 },
      endDate: { year: 2027, month: 1, day: 1 },
      closeTime: { hours: 22 },
    },
    closed(2027, 1, 11),
    {
      startDate: { year: 2027, month: 2, day: 11 },
      openTime: { hours: 17 },
      endDate: { year: 2027, month: 2, day: 11 },
      closeTime: { hours: 22 },
    },
    closed(2027, 2, 23),
  ])
})

test('no special time lasts a day, or longer than noon of the next', () => {
  const hours = {
    sessions: [{ days: ['mon'], opens: '11:00', closes: '20:00' }],
    specialHours: [
      { from: '2026-12-05', to: '2026-12-05', reason: {}, opens: '00:00', closes: '24:00' },
      { from: '2026-12-12', to: '2026-12-12', reason: {}, opens: '18:00', closes: '37:00' },
    ],
  }
  const periods = hoursOf(hours).specialHours?.specialHourPeriods.slice(0, 4)
  const on = (day: number) => ({ year: 2026, month: 12, day })
  expect(periods).toEqual([
    {
      startDate: on(5),
      openTime: { hours: 0 },
      endDate: on(5),
      closeTime: { hours: 12 },
    },
    {
      startDate: on(5),
      openTime: { hours: 12 },
      endDate: on(5),
      closeTime: { hours: 24 },
    },
    {
      startDate: on(12),
      openTime: { hours: 18 },
      endDate: on(12),
      closeTime: { hours: 24 },
    },
    {
      startDate: on(13),
      openTime: { hours: 0 },
      endDate: on(13),
      closeTime: { hours: 13 },
    },
  ])
})

test('around the clock is from 0 to 24 hours every day', () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const periods = hoursOf({ sessions: [{ days, opens: '05:00', closes: '29:00' }] }).regularHours
  expect(periods?.periods).toHaveLength(7)
  expect(periods?.periods[0]).toEqual({
    openDay: 'MONDAY',
    openTime: { hours: 0 },
    closeDay: 'MONDAY',
    closeTime: { hours: 24 },
  })
})

const SHIOBI = {
  slug: 'shiobi',
  name: { en: 'Shiobi', jp: '潮火' },
  menuItems: [
    {
      name: { en: 'Grilled mackerel', jp: '鯖の炭火焼き' },
      description: { en: 'With salt.', jp: '塩で。' },
      category: { en: 'Grill', jp: '炭火' },
      price: 1480,
      allergens: ['mackerel', 'soy', 'sesame'],
    },
    { name: { jp: '冷や奴' }, description: {}, price: 500, marks: ['vegan'] },
    { name: { jp: '本日の魚' }, description: {}, category: { en: 'Grill', jp: '炭火' } },
  ],
}

test('a menu is written in the languages it has, with prices in yen, allergens and diets', () => {
  const files = googleFiles(SHIOBI, ORIGIN, NOW)
  expect(files?.files.map(({ name }) => name)).toEqual(['location.json', 'food-menus.json'])
  expect(JSON.parse(files?.files[1]?.text ?? '')).toEqual({
    name: 'accounts/{accountId}/locations/{locationId}/foodMenus',
    menus: [
      {
        labels: [
          { displayName: 'Menu', languageCode: 'en' },
          { displayName: 'お品書き', languageCode: 'ja' },
        ],
        sourceUrl: 'https://www.example.jp/ja/restaurants/shiobi',
        sections: [
          {
            labels: [
              { displayName: 'Grill', languageCode: 'en' },
              { displayName: '炭火', languageCode: 'ja' },
            ],
            items: [
              {
                labels: [
                  {
                    displayName: 'Grilled mackerel',
                    description: 'With salt.',
                    languageCode: 'en',
                  },
                  { displayName: '鯖の炭火焼き', description: '塩で。', languageCode: 'ja' },
                ],
                attributes: {
                  price: { currencyCode: 'JPY', units: '1480' },
                  allergen: ['FISH', 'SOY'],
                },
              },
            ],
          },
          {
            labels: [
              { displayName: 'Menu', languageCode: 'en' },
              { displayName: 'お品書き', languageCode: 'ja' },
            ],
            items: [
              {
                labels: [{ displayName: '冷や奴', languageCode: 'ja' }],
                attributes: {
                  price: { currencyCode: 'JPY', units: '500' },
                  dietaryRestriction: ['VEGETARIAN', 'VEGAN'],
                },
              },
            ],
          },
        ],
      },
    ],
  })
  expect(files?.leftOut).toEqual([{ jp: '本日の魚' }])
})

test('a dish with several prices is one with options, each named with its size', () => {
  const restaurant = readRestaurant(SHIOBI)
  if (!restaurant) throw new Error('The restaurant cannot be read')
  const sake = {
    name: { en: 'Sake', jp: '日本酒' },
    description: {},
    prices: [
      { label: { en: '180 ml', jp: '一合' }, price: 800 },
      { label: { en: '360 ml', jp: '二合' }, price: 1500 },
    ],
  }
  const menu = foodMenus({ ...restaurant, menuItems: [sake] }, ORIGIN)
  const price = (units: string) => ({ price: { currencyCode: 'JPY', units } })
  expect(menu?.menus[0]?.sections[0]?.items).toEqual([
    {
      labels: [
        { displayName: 'Sake (180 ml)', languageCode: 'en' },
        { displayName: '日本酒 (一合)', languageCode: 'ja' },
      ],
      attributes: price('800'),
      options: [
        {
          labels: [
            { displayName: 'Sake (360 ml)', languageCode: 'en' },
            { displayName: '日本酒 (二合)', languageCode: 'ja' },
          ],
          attributes: price('1500'),
        },
      ],
    },
  ])
  expect(dishesWithoutPrice({ ...restaurant, menuItems: [sake] })).toEqual([])
})

test('names and descriptions keep the limits, and end with an ellipsis where they are cut', () => {
  const restaurant = readRestaurant({
    ...SHIOBI,
    menuItems: [
      { name: { jp: '𩸽'.repeat(141) }, description: { jp: 'あ'.repeat(1001) }, price: 1 },
    ],
  })
  const label =
    restaurant && foodMenus(restaurant, ORIGIN)?.menus[0]?.sections[0]?.items[0]?.labels[0]
  expect([...(label?.displayName ?? '')]).toHaveLength(NAME_LIMIT)
  expect([...(label?.description ?? '')]).toHaveLength(DESCRIPTION_LIMIT)
  expect(label?.displayName.endsWith('𩸽…')).toBe(true)
})

test('a restaurant that pauses or has closed says so, and one that has closed has no menu', () => {
  const stating = (standing: object) => {
    const { files = [] } = googleFiles({ ...SHIOBI, standing }, ORIGIN, NOW) ?? {}
    return [JSON.parse(files[0]?.text ?? '').openInfo.status, files.length]
  }
  expect(stating({ kind: 'pauses', from: '2026-11-30' })).toEqual(['CLOSED_TEMPORARILY', 2])
  expect(stating({ kind: 'closes', from: '2026-12-01' })).toEqual(['OPEN', 2])
  expect(stating({ kind: 'closes', from: '2026-11-30' })).toEqual(['CLOSED_PERMANENTLY', 1])
})
