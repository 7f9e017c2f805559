import { expect, test } from 'vitest'
import { isPhone, looksLikeCutMobile, normalizePhoneInput } from './phone.ts'

test.each([
  '03-1234-5678',
  '(03) 1234 5678',
  '０３－１２３４－５６７８',
  '03ー1234ー5678',
  '03‐1234‐5678',
  '03.1234.5678',
  '\u202A03-1234-5678\u202C',
])('a pasted %s becomes ten digits', (pasted) => {
  expect(normalizePhoneInput(pasted)).toBe('0312345678')
})

test('what is more than digits and separators stays as it was typed', () => {
  expect(normalizePhoneInput('+81 3 1234')).toBe('+81 3 1234')
  expect(normalizePhoneInput('call me ')).toBe('call me')
  expect(normalizePhoneInput('')).toBe('')
})

test('E06 only ASCII digits are digits', () => {
  expect(isPhone('0312345678')).toBe(true)
  for (const phone of ['٠٣١٢٣٤٥٦٧٨', '031234567', '03123456789', '031234567\n', ' 312345678']) {
    expect(isPhone(phone)).toBe(false)
  }
})

test('ten digits that start like a mobile number probably lack one', () => {
  expect(['0901234567', '0801234567', '0701234567'].map(looksLikeCutMobile)).toEqual([
    true,
    true,
    true,
  ])
  expect(['0312345678', '0601234567', '09012345678'].map(looksLikeCutMobile)).toEqual([
    false,
    false,
    false,
  ])
})
