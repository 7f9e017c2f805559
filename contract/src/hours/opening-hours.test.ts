import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { anyJson, damaged, keysOf } from '../testing/any-json.ts'
import { OPENING_HOURS } from '../testing/examples.ts'
import { hoursText } from './hours-text.ts'
import { readOpeningHours } from './opening-hours.ts'

const session = (times: object) =>
  readOpeningHours({ sessions: [{ days: ['mon'], ...times }] })?.sessions[0]

test('the reader returns complete hours unchanged, also from a JSON string', () => {
  expect(readOpeningHours(OPENING_HOURS)).toEqual(OPENING_HOURS)
  expect(readOpeningHours(JSON.stringify(OPENING_HOURS))).toEqual(OPENING_HOURS)
})

test('a time after midnight continues the hours of the evening', () => {
  expect(session({ opens: '17:00', closes: '02:00', lastOrder: '1:30' })).toEqual({
    days: ['mon'],
    opens: '17:00',
    closes: '26:00',
    lastOrder: '25:30',
  })
  expect(session({ opens: '17:00', closes: '00:00' })?.closes).toBe('24:00')
  expect(session({ opens: '17:00', closes: '26:00' })?.closes).toBe('26:00')
})

test('full-width digits and single-digit hours are read', () => {
  expect(session({ opens: '９：００', closes: '18:00' })?.opens).toBe('09:00')
})

test('a last order outside the session is left out', () => {
  expect(session({ opens: '11:30', closes: '14:30', lastOrder: '15:00' })).not.toHaveProperty(
    'lastOrder',
  )
  expect(session({ opens: '11:30', closes: '14:30', lastOrder: '11:30' })).not.toHaveProperty(
    'lastOrder',
  )
})

test.each([
  { opens: '25:00', closes: '26:00' },
  { opens: '11:60', closes: '14:00' },
  { opens: '11:00' },
  { opens: 11, closes: 14 },
  { opens: '09:00', closes: '47:00' },
  { opens: '11:00', closes: '14:00', days: ['someday'] },
])('a session of %j cannot be read', (times) => {
  expect(readOpeningHours({ sessions: [{ days: ['mon'], ...times }] })).toBeNull()
})

test('days are sorted and named once; unknown ones are left out', () => {
  const hours = readOpeningHours({
    sessions: [{ days: ['holiday', 'fri', 'mon', 'fri', 'noday'], opens: '9:00', closes: '18:00' }],
    closedDays: ['sun', 'holidayEve', 'wed'],
    closedNth: [{ weekday: 'tue', nth: [4, 2, 9, 2] }, { weekday: 'tue', nth: [] }, null],
  })
  expect(hours?.sessions[0]?.days).toEqual(['mon', 'fri', 'holiday'])
  expect(hours?.closedDays).toEqual(['wed', 'sun'])
  expect(hours?.closedNth).toEqual([{ weekday: 'tue', nth: [2, 4] }])
})

test('a closure of one day needs no end; one that ends before it begins closes nothing', () => {
  const hours = readOpeningHours({
    ...OPENING_HOURS,
    closures: [{ from: '2026-12-01' }, { from: '2027-01-03', to: '2026-12-28' }, { from: 'soon' }],
  })
  expect(hours?.closures).toEqual([{ from: '2026-12-01', to: '2026-12-01', reason: {} }])
})

test('days of rest and closures are kept without times of service', () => {
  const closures = [{ from: '2026-12-28', to: '2027-01-03', reason: { jp: '年末年始' } }]
  const none = { sessions: [], closedDays: [], closedNth: [], closures: [] }
  const rule = { closedDayOnHoliday: 'closed' }
  expect(readOpeningHours({ closures })).toEqual({ ...none, ...rule, closures })
  expect(readOpeningHours({ closedDays: ['tue'] })).toEqual({
    ...none,
    ...rule,
    closedDays: ['tue'],
  })
  expect(readOpeningHours(none)).toBeNull()
})

test('any input for hours is read and shown without an error', () => {
  const keys = [...keysOf(OPENING_HOURS), '__proto__']
  const inputs = fc.oneof(anyJson(keys), damaged(OPENING_HOURS, keys))
  const property = fc.property(inputs, (raw) => {
    const hours = readOpeningHours(raw)
    expect(hours && readOpeningHours(hours)).toEqual(hours)
    for (const language of ['en', 'jp'] as const) {
      expect(hours ? hoursText(hours, language).join() : '').not.toMatch(/NaN|undefined/)
    }
  })
  fc.assert(property, SEARCH)
})
