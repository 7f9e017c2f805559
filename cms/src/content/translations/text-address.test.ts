import { expect, test } from 'vitest'
import { textAddress } from './text-address.ts'

test('a text leads to its box in the form of its document, and of a dish on the screen of the menu', () => {
  const form = '/admin/collections/restaurants/7'
  const name = { key: 'name', path: 'name', tag: 'en' }
  const dish = { key: 'menu.64f0.description', path: 'menu.2.description', tag: 'en' }
  expect(textAddress(form, 'restaurants/7', name)).toBe(`${form}?locale=en#field-name`)
  expect(textAddress(form, 'restaurants/7', dish)).toBe('/admin/menu/7#description.64f0.en')
  const step = { key: 'steps.9a.title', path: 'steps.0.title', tag: 'ja' }
  expect(textAddress('/admin/globals/process', 'globals/process', step)).toBe(
    '/admin/globals/process?locale=ja#field-steps__0__title',
  )
})
