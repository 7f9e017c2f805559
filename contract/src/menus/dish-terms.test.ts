import { expect, test } from 'vitest'
import type { DishPrices } from '../resources/menu-prices.ts'
import { priceText, shortPriceText, termsOf } from './dish-terms.ts'

const digits = (price: number) => price.toLocaleString('en')
const WRITE = {
  en: (price: number) => `¥${digits(price)}`,
  jp: (price: number) => `${digits(price)}円`,
}

/** What `say` says of a dish in English and in Japanese. */
const inBoth = <Said>(dish: DishPrices, say: (...all: Parameters<typeof termsOf>) => Said) =>
  (['en', 'jp'] as const).map((language) => say(dish, language, WRITE[language]))

const PRICES = [
  { label: { en: 'bottle' }, price: 4800 },
  { label: { en: 'glass' }, price: 900 },
]

test('one price is written as ever', () => {
  expect(inBoth({ price: 1480 }, priceText)).toEqual(['¥1,480', '1,480円'])
  expect(inBoth({}, priceText)).toEqual([undefined, undefined])
})

test('“from” and a market price stand in the place of the price', () => {
  expect(inBoth({ price: 1200, pricing: 'from' }, priceText)).toEqual(['from ¥1,200', '1,200円〜'])
  expect(inBoth({ pricing: 'market' }, priceText)).toEqual(['Market price', '時価'])
})

test('of several prices a place with room for one says from which', () => {
  expect(inBoth({ price: 900, prices: PRICES }, priceText)).toEqual([undefined, undefined])
  expect(inBoth({ price: 900, prices: PRICES }, shortPriceText)).toEqual(['from ¥900', '900円〜'])
})

test('a market price has a guide, or asks guests to ask', () => {
  expect(inBoth({ pricing: 'market', price: 3000 }, termsOf)).toEqual([
    ['About ¥3,000'],
    ['目安 3,000円'],
  ])
  expect(inBoth({ pricing: 'market' }, termsOf)).toEqual([
    ['Please ask today’s price'],
    ['本日の価格はお尋ねください'],
  ])
})

test('for how many, for how long and when to order are said in this order', () => {
  expect(inBoth({ people: 2, notice: 1, minutes: 90 }, termsOf)).toEqual([
    ['For 2 or more', '90 minutes', 'Order the day before'],
    ['2名様より', '90分', '前日までに要予約'],
  ])
  expect(inBoth({ notice: 3 }, termsOf)).toEqual([['Order 3 days ahead'], ['3日前までに要予約']])
  expect(inBoth({ price: 900 }, termsOf)).toEqual([[], []])
})
