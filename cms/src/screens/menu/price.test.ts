import { expect, test } from 'vitest'
import { readPrice, readTyped, writePrice, writeTyped } from './price.ts'

test('a price is read as people write it', () => {
  for (const text of [
    '1200',
    '1,200',
    '¥1,200',
    '￥1，200',
    '１２００円',
    ' 1200 ',
    '1,200円（税込）',
    '税込み ¥1,200',
    '（税込）1200円',
    '1200円\n税込',
    '1200.00',
  ]) {
    expect([text, readPrice(text)]).toEqual([text, 1200])
  }
  expect(readPrice('')).toBeNull()
  expect(readPrice('　')).toBeNull()
  expect(readPrice('0')).toBe(0)
  expect(readPrice('1000000')).toBe(1_000_000)
})

test('a text that is no price of a dish is refused', () => {
  for (const text of [
    '-5',
    '1.5',
    '時価',
    '=1+1',
    '1000001',
    '12e3',
    '0x10',
    'Infinity',
    '1200\0',
  ]) {
    expect([text, readPrice(text)]).toEqual([text, Number.NaN])
  }
})

test('two prices, or half of one, are no price (complaints W9)', () => {
  for (const text of [
    '500円 900円',
    '500円、550円',
    '500\n550',
    '500 550',
    '500、550',
    '¥500¥900',
    '500 税込550',
    '500/900',
    '1,0',
    '12,34',
    '1,2000',
    ',500',
    '500,',
    '税込',
    '円',
    '900円（税抜）',
  ]) {
    expect([text, readPrice(text)]).toEqual([text, Number.NaN])
  }
})

test('a price is written in digits, and no price as an empty text', () => {
  expect([1200, 0, null, Number.NaN].map(writePrice)).toEqual(['1200', '0', '', ''])
})

test('the box of a dish takes a market price and a least one too', () => {
  const read = (text: string) => Object.values(readTyped(text))
  for (const text of [
    '1,200円〜',
    '1200～',
    '1,200円から',
    '1200円より',
    '¥1,200 〜',
    'from 1,200',
  ])
    expect([text, ...read(text)]).toEqual([text, 1200, 'from'])
  for (const text of ['時価', ' 時価 ', 'market', 'Market price'])
    expect([text, ...read(text)]).toEqual([text, null, 'market'])
  for (const text of [
    '時価（約3,000円）',
    '時価 3000',
    '時価（3,000円程度）',
    'market price (about ¥3,000)',
  ])
    expect([text, ...read(text)]).toEqual([text, 3000, 'market'])
  expect(read('1,200円')).toEqual([1200, null])
  expect(read('')).toEqual([null, null])
  for (const text of ['〜', '時価より', '1,200円〜1,500円', '小600 大900', '500〜〜'])
    expect([text, readTyped(text).price]).toEqual([text, Number.NaN])
})

test('a price written behind the 〜 of an empty box is a least price, and elsewhere it is none', () => {
  expect(readTyped('〜1200', 'from')).toEqual({ price: 1200, pricing: 'from' })
  expect(readTyped('〜1200').price).toBeNaN()
})

test('what the box shows is read as what it says', () => {
  for (const value of [
    { price: 1200, pricing: 'from' },
    { price: null, pricing: 'market' },
    { price: 3000, pricing: 'market' },
    { price: 900, pricing: null },
  ] as const) {
    const { en, ja } = writeTyped(value)
    expect([readTyped(en), readTyped(ja)]).toEqual([value, value])
  }
})
