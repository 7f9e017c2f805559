import { expect, test } from 'vitest'
import { readTypedTime } from './typed-time.ts'

test.each([
  ['11:30', '11:30'],
  ['1130', '11:30'],
  ['930', '09:30'],
  ['１１：３０', '11:30'],
  ['11時半', '11:30'],
  ['11時', '11:00'],
  ['9時5分', '09:05'],
  ['17', '17:00'],
  ['午後5時半', '17:30'],
  ['5pm', '17:00'],
  ['翌2:00', '26:00'],
  ['26:00', '26:00'],
])('staff may write %s for %s', (typed, stored) => {
  expect(readTypedTime(typed)).toBe(stored)
})

test.each(['late', '11:75', '99', '11:3', '12345', '-1', ''])('“%s” is no time', (typed) => {
  expect(readTypedTime(typed)).toBeNull()
})
