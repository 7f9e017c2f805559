import { readRestaurant } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { menusOf } from './menu.ts'

const both = (en: string, jp: string) => ({ en, jp })

/** What search engines read of a restaurant's menus. */
function menusIn(raw: object, language: 'en' | 'jp' = 'en') {
  const restaurant = readRestaurant({ slug: 'shiobi', ...raw })
  if (!restaurant) throw new Error('The restaurant cannot be read')
  return menusOf(restaurant, { language, origin: 'https://www.example.jp', imageOrigins: [] })
}

const offersOf = (dish: object) => {
  const menu: object = menusIn({ menuItems: [{ name: both('Sake', '酒'), ...dish }] })
  const [section] = 'hasMenuSection' in menu ? [menu.hasMenuSection].flat() : []
  return section
}

test('a dish with one price has one offer without a name, as ever', () => {
  expect(offersOf({ price: 900 })).toEqual({
    '@type': 'MenuSection',
    hasMenuItem: [
      {
        '@type': 'MenuItem',
        name: 'Sake',
        offers: { '@type': 'Offer', price: 900, priceCurrency: 'JPY' },
      },
    ],
  })
})

test('each of several prices is an offer with its name, and a sold-out dish has none to be had', () => {
  const prices = [
    { label: both('360 ml', '二合'), price: 1700 },
    { label: both('180 ml', '一合'), price: 900 },
  ]
  const availability = 'https://schema.org/SoldOut'
  expect(offersOf({ prices, soldOut: 'until-told' })).toMatchObject({
    hasMenuItem: [
      {
        offers: [
          { '@type': 'Offer', name: '360 ml', price: 1700, priceCurrency: 'JPY', availability },
          { '@type': 'Offer', name: '180 ml', price: 900, priceCurrency: 'JPY', availability },
        ],
      },
    ],
  })
})

test('a price “from” is the least of a price specification, and no price', () => {
  expect(offersOf({ pricing: 'from', price: 1200 })).toMatchObject({
    hasMenuItem: [
      {
        offers: {
          '@type': 'Offer',
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: 1200,
            priceCurrency: 'JPY',
          },
        },
      },
    ],
  })
  expect(JSON.stringify(offersOf({ pricing: 'from', price: 1200 }))).not.toContain('"price"')
})

test('a dish for two and more says so of its price, and names what can be had on top', () => {
  const extras = [{ label: both('large portion', '大盛'), price: 100 }]
  expect(offersOf({ price: 8800, people: 2, extras })).toMatchObject({
    hasMenuItem: [
      {
        offers: {
          price: 8800,
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 2, unitCode: 'IE' },
        },
        menuAddOn: [
          {
            '@type': 'MenuItem',
            name: 'large portion',
            offers: { '@type': 'Offer', price: 100, priceCurrency: 'JPY' },
          },
        ],
      },
    ],
  })
})

test('a market price is no offer, with a guide or without', () => {
  for (const price of [undefined, 6800]) {
    expect(JSON.stringify(offersOf({ pricing: 'market', price }))).not.toMatch(/offers|6800/)
  }
})

test('the photo of a dish and the lines of a course are told', () => {
  const photo = '/media/00112233445566778899-1200x800.webp'
  const course = [both('Clear soup', '椀'), { jp: '造り' }]
  expect(offersOf({ photo, description: { en: 'In six plates.' }, course })).toMatchObject({
    hasMenuItem: [
      {
        image: 'https://www.example.jp/media/00112233445566778899-1200x800.webp',
        description: 'In six plates.\nClear soup\n造り',
      },
    ],
  })
})

test('several menus are a list with their names; one without a name is a menu as ever', () => {
  const menuItems = [{ name: { en: 'Soba' } }, { name: { en: 'Sake' }, menu: 1 }]
  const menus = [
    { name: both('Lunch', '昼') },
    { name: both('Dinner', '夜'), note: { jp: '夜のみ' } },
  ]
  expect(menusIn({ menuItems, menus }, 'jp')).toMatchObject([
    { '@type': 'Menu', name: '昼', hasMenuSection: [{ hasMenuItem: [{ name: 'Soba' }] }] },
    {
      '@type': 'Menu',
      name: '夜',
      description: '夜のみ',
      hasMenuSection: [{ hasMenuItem: [{ name: 'Sake' }] }],
    },
  ])
  const plain = { '@type': 'Menu', inLanguage: 'en', hasMenuSection: expect.any(Array) }
  expect(menusIn({ menuItems, menus: [{}] })).toEqual(plain)
  expect(menusIn({ menuItems })).toEqual(plain)
})
