import { nationalPhone } from '@noren/contract/enquiry/phone'
import { expect, test } from 'vitest'
import { editPhone } from './phone-input.ts'

const at = (value: string, start = value.length, end = start) => ({ value, start, end })

/** What the field holds and reported after a text was typed into it one character at a time. */
function typed(text: string, field = at('')) {
  let edit = { value: field.value, caret: field.start, refused: false }
  for (const character of text) edit = editPhone(at(edit.value, edit.caret), character)
  return edit
}

test('a pasted number with separators keeps all its ten digits', () => {
  expect(editPhone(at(''), ' 03-1234-5678 ')).toEqual({
    value: '0312345678',
    caret: 10,
    refused: false,
  })
})

test('full-width digits become plain digits', () => {
  expect(editPhone(at('03'), '１２３４')).toEqual({ value: '031234', caret: 6, refused: false })
})

test('a typed hyphen disappears and the caret stays where it was', () => {
  expect(editPhone(at('031234', 2), '-')).toEqual({ value: '031234', caret: 2, refused: false })
})

test.each(['09012345678', '090-1234-5678', '+819012345678', '+81 90 1234 5678', '819012345678'])(
  'a mobile number typed as %s is kept whole, without its first zero',
  (text) => {
    expect(typed(text)).toEqual({ value: '9012345678', caret: 10, refused: false })
  },
)

test.each(['0468761234', '+81 46 876 1234', '0081468761234', '+81-(0)46-876-1234'])(
  'a landline number typed as %s is kept with its zero',
  (text) => {
    expect(typed(text)).toEqual({ value: '0468761234', caret: 10, refused: false })
  },
)

test('a missing digit of a mobile number can also be typed in its middle', () => {
  expect(editPhone(at('0901245678', 5), '3')).toEqual({
    value: '9012345678',
    caret: 5,
    refused: false,
  })
})

test.each(['0312345678', '9012345678', '1234567890'])(
  'an eleventh digit of %s is refused wherever it is typed, and the ten remain',
  (value) => {
    for (const place of [0, 1, 5, 9, 10]) {
      const edit = editPhone(at(value, place), '4')
      expect([place, edit]).toEqual([place, { value, caret: place, refused: true }])
    }
  },
)

test('a text too long for the field is shortened, and the visitor is told', () => {
  expect(editPhone(at(''), '12345678901')).toEqual({
    value: '1234567890',
    caret: 10,
    refused: true,
  })
  expect(editPhone(at('0312'), '3456789')).toEqual({
    value: '0312345678',
    caret: 10,
    refused: true,
  })
})

test('autofill with too many digits keeps the first ten, and the visitor is told', () => {
  expect(editPhone(at('123456789012'), '')).toEqual({
    value: '1234567890',
    caret: 10,
    refused: true,
  })
})

test('a selection is replaced', () => {
  expect(editPhone(at('0312345678', 2, 6), '99')).toEqual({
    value: '03995678',
    caret: 4,
    refused: false,
  })
  expect(editPhone(at('0312345678', 0, 10), '+81 90-1234-5678')).toEqual({
    value: '9012345678',
    caret: 10,
    refused: false,
  })
})

test('letters are kept for the visitor to correct', () => {
  expect(editPhone(at(''), 'ext. 12')).toEqual({ value: 'ext. 12', caret: 7, refused: false })
})

test.each([
  ['090-1234-5678（携帯）', '9012345678'],
  ['電話：03-1234-5678', '0312345678'],
  ['０３－１２３４－５６７８　内線１２', '0312345678'],
  ['+81 90-1234-5678 (mobile)', '9012345678'],
])(
  'of %s, pasted or typed, the number is kept whole and the rest is said to be left out',
  (text, value) => {
    expect(editPhone(at(''), text)).toEqual({ value, caret: 10, refused: true })
    expect(editPhone(at('0460000000', 0, 10), text)).toEqual({ value, caret: 10, refused: true })
    expect(typed(text).value).toBe(value)
  },
)

test('words that leave no room for the number are removed, its digits stay', () => {
  expect(editPhone(at('電話:03-1234'), '5')).toEqual({ value: '0312345', caret: 7, refused: true })
  expect(editPhone(at('0312', 2), 'please call me')).toEqual({
    value: '0312',
    caret: 2,
    refused: true,
  })
})

test('no typed digit is ever lost without a hint', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const digits = String((seed * 7_919_991) % 100_000_000_000).padStart(11, seed % 2 ? '0' : '9')
    let field = { value: '', caret: 0, refused: false }
    let taken = ''
    for (const digit of digits) {
      field = editPhone(at(field.value, field.caret), digit)
      if (!field.refused) taken += digit
      expect(field.value.length).toBeLessThanOrEqual(10)
      const shown = nationalPhone(field.value).replaceAll('-', '')
      expect([taken, `0${taken}`, taken.replace(/^(?:00)?810?/, '0')]).toContain(shown)
    }
  }
})
