import { expect, test } from 'vitest'
import { editPhone } from './phone-edit.ts'

const at = (value: string, start = value.length, end = start) => ({ value, start, end })

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

test('an eleventh digit is refused and said so', () => {
  expect(editPhone(at('0901234567'), '8')).toEqual({
    value: '0901234567',
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
})

test('letters are kept for the visitor to correct', () => {
  expect(editPhone(at(''), 'ext. 12')).toEqual({ value: 'ext. 12', caret: 7, refused: false })
})
