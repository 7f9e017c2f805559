import { expect, test } from 'vitest'
import { type BanneredRestaurant, hoursBanners } from './banners.ts'
import { readDay } from './calendar.ts'
import { readOpeningHours } from './opening-hours.ts'

const SHIOBI = { slug: 'shiobi', name: { en: 'Shiobi', jp: '潮火' } }
const ONDA = { slug: 'onda', name: { en: 'Onda', jp: '恩田' } }

const YEAR_END = {
  from: '2026-12-31',
  to: '2027-01-03',
  reason: { en: 'New Year', jp: '年末年始' },
  banner: 'everywhere',
}

function restaurant(who: typeof SHIOBI, raw: object): BanneredRestaurant {
  const hours = readOpeningHours(raw)
  if (!hours) throw new Error('These hours cannot be read')
  return { ...who, hours }
}

/** The banners of a day in both languages, with the restaurants they are about. */
function banners(restaurants: BanneredRestaurant[], date: string, total = 5) {
  const today = readDay(date) ?? 0
  return hoursBanners(restaurants, total, () => today).map(({ text, slugs, place }) => [
    text.en,
    text.jp,
    slugs.join(),
    place,
  ])
}

test('a banner is shown from seven days before a closure to its last day', () => {
  const of = [restaurant(SHIOBI, { closures: [YEAR_END] })]
  expect(banners(of, '2026-12-23')).toEqual([])
  expect(banners(of, '2026-12-24')).toEqual([
    [
      'Shiobi: Closed 31 December – 3 January (New Year)',
      '潮火：12月31日（木）〜1月3日（日）は休業いたします（年末年始）',
      'shiobi',
      'everywhere',
    ],
  ])
  expect(banners(of, '2027-01-03')).toEqual([
    [
      'Shiobi: Closed today (New Year)',
      '潮火：本日は休業いたします（年末年始）',
      'shiobi',
      'everywhere',
    ],
  ])
  expect(banners(of, '2027-01-04')).toEqual([])
})

test('restaurants with the same notice share a banner, and "all" stands for all of them', () => {
  const of = [SHIOBI, ONDA].map((who) => restaurant(who, { closures: [YEAR_END] }))
  expect(banners(of, '2026-12-31').map(([en, jp]) => [en, jp])).toEqual([
    [
      'Shiobi and Onda: Closed until 3 January (New Year)',
      '潮火・恩田：1月3日（日）まで休業いたします（年末年始）',
    ],
  ])
  expect(banners(of, '2026-12-31', 2).map(([en, jp]) => [en, jp])).toEqual([
    [
      'All restaurants: Closed until 3 January (New Year)',
      '全店：1月3日（日）まで休業いたします（年末年始）',
    ],
  ])
})

test('a banner for a restaurant’s own page does not repeat its name, and there is none unless staff asked for it', () => {
  const of = [
    restaurant(SHIOBI, {
      closures: [{ from: '2026-12-24' }],
      specialHours: [
        { from: '2026-12-25', opens: '17:00', closes: '21:00', banner: 'restaurant' },
        { from: '2026-12-25', opens: '11:30', closes: '14:00', banner: 'restaurant' },
      ],
    }),
  ]
  expect(banners(of, '2026-12-24')).toEqual([
    [
      'Special hours on 25 December: 11:30–14:00, 17:00–21:00',
      '12月25日（金）は11:30〜14:00、17:00〜21:00の営業です',
      'shiobi',
      'restaurant',
    ],
  ])
})

test('a reason in another language is left out of a banner', () => {
  const closure = { ...YEAR_END, reason: { jp: '設備点検' } }
  expect(
    banners([restaurant(ONDA, { closures: [closure] })], '2026-12-31')[0]?.slice(0, 2),
  ).toEqual(['Onda: Closed until 3 January', '恩田：1月3日（日）まで休業いたします（設備点検）'])
})
