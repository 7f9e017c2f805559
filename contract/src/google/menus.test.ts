import { expect, test } from 'vitest'
import { tokyoMinute } from '../hours/tokyo-clock.ts'
import { readRestaurant } from '../resources/restaurant.ts'
import { googleFiles } from './files.ts'
import { foodMenus } from './menus.ts'

const ORIGIN = 'https://www.example.jp'
const NOW = tokyoMinute(new Date('2026-11-30T12:00:00+09:00'))
const SHIOBI = { slug: 'shiobi', name: { en: 'Shiobi', jp: '潮火' } }

test('a market price is none, even with a guide, and a least price is named as one', () => {
  const dish = { description: {}, price: 3000 }
  const menuItems = [
    { ...dish, name: { jp: '本日の魚' }, pricing: 'market' },
    {
      ...dish,
      name: { en: 'Omakase', jp: 'おまかせ' },
      description: { jp: '八品。' },
      pricing: 'from',
    },
  ]
  const files = googleFiles({ ...SHIOBI, menuItems }, ORIGIN, NOW)
  expect(files?.leftOut).toEqual([{ jp: '本日の魚' }])
  expect(JSON.parse(files?.files[1]?.text ?? '').menus[0].sections[0].items).toEqual([
    {
      labels: [
        { displayName: 'Omakase', description: 'From ¥3,000.', languageCode: 'en' },
        { displayName: 'おまかせ', description: '3,000円〜。八品。', languageCode: 'ja' },
      ],
      attributes: { price: { currencyCode: 'JPY', units: '3000' } },
    },
  ])
})

test('each menu of a restaurant is one with its own name and dishes, and one without dishes is left out', () => {
  const restaurant = readRestaurant({
    ...SHIOBI,
    menus: [
      { name: { en: 'Dinner', jp: '夜' } },
      { name: { en: 'Lunch', jp: 'ランチ' } },
      { name: { jp: '飲み物' } },
    ],
    menuItems: [
      { name: { jp: '焼魚定食' }, description: {}, price: 1200, menu: 1 },
      { name: { jp: '鯖の炭火焼き' }, description: {}, price: 1480 },
      { name: { jp: '本日の酒' }, description: {}, pricing: 'market', menu: 2 },
    ],
  })
  const menus = restaurant && foodMenus(restaurant, ORIGIN)?.menus
  const said = menus?.map(({ labels, sections }) => [
    ...labels.map(({ displayName }) => displayName),
    ...sections.flatMap(({ items }) => items.map((item) => item.labels[0]?.displayName)),
  ])
  expect(said).toEqual([
    ['Dinner', '夜', '鯖の炭火焼き'],
    ['Lunch', 'ランチ', '焼魚定食'],
  ])
})
