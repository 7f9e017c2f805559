import { restaurantDay } from '@noren/contract/hours/business-day'
import { dayOf, readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { momentOf, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { HOURS_COMBINATIONS, hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { demoRestaurants } from '../../../demo/testing/snapshot.ts'
import { steadySpan } from './steady.ts'
import { openingHoursSpecification } from './structured-data.ts'
import { entriesOn, isOpenAsSpecified } from './testing/read-specification.ts'

const restaurants = demoRestaurants()
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ENTRY = { '@type': 'OpeningHoursSpecification' }
const CLOSED = { ...ENTRY, opens: '00:00', closes: '00:00' }
/** A third of the half hours of a day, others on the next. */
const halfHours = (after: number) =>
  Array.from({ length: 16 }, (_, index) => 30 * (3 * index + (after % 3)))

/** What search engines read on a date. */
const listed = (hours: OpeningHours, date: string) =>
  openingHoursSpecification(hours, readDay(date) ?? 0)

test('search engines read the week, closed days too, and the coming days that differ from the week', () => {
  const hours = hoursOf({
    sessions: [
      { days: ['mon', 'thu', 'fri', 'sat'], opens: '17:00', closes: '22:00' },
      { days: ['thu'], opens: '11:30', closes: '14:30' },
      { days: ['holidayEve'], opens: '17:00', closes: '26:00' },
    ],
    closedDays: ['tue', 'wed', 'sun'],
    closedNth: [{ weekday: 'thu', nth: [1, 3] }],
    closures: [{ from: '2026-12-28', to: '2027-01-04' }],
    specialHours: [{ from: '2026-12-24', to: '2026-12-25', opens: '16:00', closes: '22:00' }],
  })
  expect(listed(hours, '2026-12-01')).toEqual([
    {
      ...ENTRY,
      dayOfWeek: ['Monday', 'Thursday', 'Friday', 'Saturday'],
      opens: '17:00',
      closes: '22:00',
    },
    { ...CLOSED, dayOfWeek: ['Tuesday', 'Wednesday', 'Sunday'] },
    { ...ENTRY, dayOfWeek: ['Thursday'], opens: '11:30', closes: '14:30' },
    // The first and the third Thursday.
    { ...CLOSED, validFrom: '2026-12-03', validThrough: '2026-12-03' },
    { ...CLOSED, validFrom: '2026-12-17', validThrough: '2026-12-17' },
    {
      ...ENTRY,
      opens: '16:00',
      closes: '22:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-25',
    },
    // The closure, two days of rest and the first Thursday.
    { ...CLOSED, validFrom: '2026-12-28', validThrough: '2027-01-07' },
    { ...CLOSED, validFrom: '2027-01-21', validThrough: '2027-01-21' },
    { ...CLOSED, validFrom: '2027-02-04', validThrough: '2027-02-04' },
    // The eve of 23 February is a Monday; of 11 February it is a day of rest.
    { ...CLOSED, validFrom: '2027-02-18', validThrough: '2027-02-18' },
    {
      ...ENTRY,
      opens: '17:00',
      closes: '02:00',
      validFrom: '2027-02-22',
      validThrough: '2027-02-22',
    },
  ])
})

test('a restaurant with the same hours every day is one line, around the clock from midnight to the last minute', () => {
  for (const times of [
    { opens: '00:00', closes: '24:00' },
    { opens: '11:00', closes: '11:00' },
  ]) {
    const hours = hoursOf({ sessions: [{ days: WEEK, ...times }] })
    const [entry, ...others] = listed(hours, '2026-12-01')
    expect(entry).toMatchObject({ opens: '00:00', closes: '23:59' })
    expect(entry?.dayOfWeek).toHaveLength(7)
    expect(others).toEqual([])
  }
})

test('a closure that has begun or goes on further than ninety days is listed for these', () => {
  const sessions = [{ days: WEEK, opens: '17:00', closes: '22:00' }]
  const closures = [{ from: '2026-01-01', to: '2099-12-31' }]
  expect(listed(hoursOf({ sessions, closures }), '2026-12-01').slice(1)).toEqual([
    { ...CLOSED, validFrom: '2026-12-01', validThrough: '2027-02-28' },
  ])
})

test('without known times of service only closed days and special hours are listed', () => {
  const hours = hoursOf({
    closedDays: ['tue'],
    closures: [{ from: '2026-12-28', to: '2026-12-30' }],
    specialHours: [{ from: '2026-12-26', opens: '11:00', closes: '15:00' }],
  })
  expect(listed(hours, '2026-12-01')).toEqual([
    { ...CLOSED, dayOfWeek: ['Tuesday'] },
    {
      ...ENTRY,
      opens: '11:00',
      closes: '15:00',
      validFrom: '2026-12-26',
      validThrough: '2026-12-26',
    },
    { ...CLOSED, validFrom: '2026-12-28', validThrough: '2026-12-30' },
  ])
})

/** Differences between what search engines and visitors read of ninety days, at some times of each. */
function differences(hours: OpeningHours, date: string, timesOf: (after: number) => number[]) {
  const today = readDay(date) ?? 0
  const entries = openingHoursSpecification(hours, today)
  return Array.from({ length: 90 }, (_, after) => after).flatMap((after) =>
    timesOf(after)
      .map((time) => (today + after) * DAY_MINUTES + time)
      // The night before the first day is no part of it.
      .filter((minute) => after > 0 || minute >= today * DAY_MINUTES + 6 * 60)
      .filter((minute) => {
        return isOpenAsSpecified(entries, minute) !== openState(hours, momentOf(minute)).open
      })
      .map((minute) => momentOf(minute).toISOString()),
  )
}

test('each restaurant of the demo says the same to search engines and visitors, at all hours of ninety days', () => {
  for (const { slug, openingHours } of restaurants) {
    expect(differences(openingHours, '2026-11-26', halfHours), slug).toEqual([])
  }
  expect(restaurants.length).toBe(5)
})

test('any days of rest and of service are the same for search engines and visitors', () => {
  for (const [row, hours] of HOURS_COMBINATIONS.entries()) {
    const noons = (after: number) => [11, 14].map((hour) => hour * 60 + 30 * ((after + row) % 10))
    const wrong = differences(hours, row % 2 === 0 ? '2026-04-20' : '2026-09-01', noons)
    expect(wrong, JSON.stringify(hours)).toEqual([])
  }
  expect(HOURS_COMBINATIONS.length).toBe(216)
})

test.each([
  [[['17:00', '26:00']]],
  [[['20:00', '30:00']]],
  [[['00:00', '24:00']]],
  [[['11:00', '11:00']]],
  [
    [
      ['00:00', '24:00'],
      ['20:00', '26:00'],
    ],
  ],
  [
    [
      ['01:00', '13:00'],
      ['13:00', '25:00'],
    ],
  ],
  [
    [
      ['11:00', '15:00'],
      ['14:00', '22:00'],
    ],
  ],
])(
  'nights and days around the clock, %j, are the same for search engines and visitors',
  (times) => {
    const closures = [{ from: '2026-12-30', to: '2027-01-03' }]
    const specialHours = [{ from: '2026-12-24', opens: '18:00', closes: '27:00' }]
    for (const days of [WEEK, ['mon', 'tue', 'wed', 'thu', 'fri']]) {
      const sessions = times.map(([opens, closes]) => ({ days, opens, closes }))
      const hours = hoursOf({
        sessions,
        closures,
        specialHours,
        closedNth: [{ weekday: 'wed', nth: [2] }],
      })
      expect(differences(hours, '2026-11-26', halfHours)).toEqual([])
    }
  },
)

test('a page is cached no longer than its structured data is valid', () => {
  const onda = restaurants.find(({ slug }) => slug === 'onda')?.openingHours ?? hoursOf({})
  const readAt = (minute: number) =>
    openingHoursSpecification(onda, restaurantDay(onda, minute)).filter(
      ({ validFrom }) => validFrom,
    )
  const at = (time: string) => tokyoMinute(new Date(`${time}:00+09:00`))
  const firstAt = (time: string) => readAt(at(time))[0]?.validFrom
  expect(firstAt('2026-12-25T04:59')).toBe('2026-12-24')
  expect(firstAt('2026-12-25T05:00')).toBe('2026-12-25')
  expect(firstAt('2026-12-26T05:00')).toBe('2026-12-31')
  for (let minute = at('2026-12-24T12:00'); minute < at('2026-12-26T12:00'); minute += 30) {
    expect(readAt(steadySpan([onda], minute).from)).toEqual(readAt(minute))
  }
})

test('every coming day is listed, in few entries', () => {
  const from = dayOf(2026, 11, 26)
  for (const { slug, openingHours } of restaurants) {
    const entries = openingHoursSpecification(openingHours, from)
    for (let day = from; day < from + 90; day++) expect(entriesOn(entries, day)).not.toEqual([])
    expect(entries.length, slug).toBeLessThanOrEqual(14)
  }
})
