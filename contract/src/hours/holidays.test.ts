import { expect, test } from 'vitest'
import { dayOf, writeDay } from './calendar.ts'
import { isPublicHoliday } from './holidays.ts'

/** Every public holiday of a year as MM-DD. */
function holidaysOf(year: number): string {
  const days: string[] = []
  for (let day = dayOf(year, 1, 1); day < dayOf(year + 1, 1, 1); day++) {
    if (isPublicHoliday(day)) days.push(writeDay(day).slice(5))
  }
  return days.join(' ')
}

test.each([
  [
    2024,
    'four Sundays get a substitute',
    '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
  ],
  [
    2025,
    'three Sundays get a substitute',
    '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  ],
  [
    2026,
    'Constitution Day moves over two holidays, and 22 September is a holiday between two',
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  ],
  [
    2027,
    'the vernal equinox falls on a Sunday',
    '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
  ],
])('the public holidays of %i: %s', (year, _, expected) => {
  expect(holidaysOf(year)).toBe(expected)
})

test('the equinox days match those published and those computed by the observatory', () => {
  const vernal = [2020, 2023, 2024, 2027, 2028, 2031, 2035, 2040].map((year) =>
    isPublicHoliday(dayOf(year, 3, 20)),
  )
  expect(vernal).toEqual([true, false, true, false, true, false, false, true])
  const autumnal = [2024, 2028, 2031, 2032, 2036, 2040].map((year) =>
    isPublicHoliday(dayOf(year, 9, 22)),
  )
  expect(autumnal).toEqual([true, true, false, true, true, true])
})

test('21 September 2032 and 22 September 2037 are holidays between two others', () => {
  expect(isPublicHoliday(dayOf(2032, 9, 21))).toBe(true)
  expect(isPublicHoliday(dayOf(2037, 9, 22))).toBe(true)
})

test('every year from 2022 to 2040 has sixteen holidays and a substitute for each Sunday', () => {
  for (let year = 2022; year <= 2040; year++) {
    const count = holidaysOf(year).split(' ').length
    expect(count).toBeGreaterThanOrEqual(16)
    expect(count).toBeLessThanOrEqual(21)
  }
})

test('New Year’s Eve, 2 January and 12 February 2026 are ordinary days', () => {
  expect(isPublicHoliday(dayOf(2026, 12, 31))).toBe(false)
  expect(isPublicHoliday(dayOf(2027, 1, 2))).toBe(false)
  expect(isPublicHoliday(dayOf(2026, 2, 12))).toBe(false)
})
