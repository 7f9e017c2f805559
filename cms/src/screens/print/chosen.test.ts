import { expect, test } from 'vitest'
import { addressOf, choiceWords, chosenIn, LANGUAGE_CHOICES } from './chosen.ts'

test('a menu is in Japanese, and what hangs at a door or stands on a table in both languages, unless chosen', () => {
  expect(chosenIn({})).toEqual({ sheet: 'menu', languages: ['jp'], closure: '' })
  expect(chosenIn({ sheet: 'notice' }).languages).toEqual(['jp', 'en'])
  expect(chosenIn({ sheet: 'card', languages: 'en' }).languages).toEqual(['en'])
  expect(chosenIn({ sheet: 'poster', languages: 'fr' })).toMatchObject({
    sheet: 'menu',
    languages: ['jp'],
  })
})

test('an address says again what was chosen', () => {
  const address = addressOf(7, {
    sheet: 'notice',
    languages: ['jp', 'en'],
    closure: '2026-12-31_2027-01-03',
  })
  expect(address).toBe('/admin/print/7?sheet=notice&languages=ja-en&closure=2026-12-31_2027-01-03')
  expect(chosenIn(Object.fromEntries(new URL(address, 'http://desk').searchParams))).toEqual({
    sheet: 'notice',
    languages: ['jp', 'en'],
    closure: '2026-12-31_2027-01-03',
  })
})

test('both languages are one choice', () => {
  expect(LANGUAGE_CHOICES.map((each) => choiceWords(each).ja)).toEqual([
    '日本語',
    '英語',
    '日本語・英語',
  ])
})
