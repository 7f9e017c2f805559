import { expect, test } from 'vitest'
import { isNewRow, rowName } from './row-name.ts'

const JAPANESE = { language: 'ja' }

const NETWORK = [
  { name: 'network', choices: { line: { en: 'LINE', ja: 'LINE' } } },
  { name: 'url' },
]

const DAYS = [
  { name: 'weekday', choices: { wed: { en: 'Wednesday', ja: '水' } } },
  { name: 'nth', choices: { '1': { en: '1st', ja: '第1' }, '3': { en: '3rd', ja: '第3' } } },
]

test('a closed row is named by its first text', () => {
  const parts = [{ name: 'label' }, { name: 'value' }]
  expect(rowName({ label: '事業内容', value: '飲食' }, parts, JAPANESE)).toBe('事業内容')
})

test('a row with an address is named by its choice, and by the address only without one', () => {
  const url = 'https://example.jp'
  expect(rowName({ network: 'line', url }, NETWORK, JAPANESE)).toBe('LINE')
  expect(rowName({ url }, NETWORK, JAPANESE)).toBe(url)
})

test('a row of choices is named by their words', () => {
  expect(rowName({ weekday: 'wed', nth: ['1', '3'] }, DAYS, JAPANESE)).toBe('水・第1・第3')
  expect(rowName({ network: 'line' }, NETWORK, JAPANESE)).toBe('LINE')
})

test('a row that lacks a translation is named in the other language', () => {
  expect(rowName({ name: '', name__en: 'Zushi Station' }, [{ name: 'name' }], JAPANESE)).toBe(
    'Zushi Station',
  )
})

test('a row is new until something is written into it', () => {
  expect(isNewRow({ id: '64f0', weekday: null, nth: [], text: '' })).toBe(true)
  expect(isNewRow({ id: '64f0', text__en: 'Charcoal' })).toBe(false)
})
