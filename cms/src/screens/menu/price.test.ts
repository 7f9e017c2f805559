import { expect, test } from 'vitest'
import { readPrice, writePrice } from './price.ts'

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
