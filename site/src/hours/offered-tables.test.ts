import { type Day, dayOf } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, writeClock } from '@noren/contract/hours/clock'
import { openState } from '@noren/contract/hours/open-state'
import { momentOf, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { DEFAULT_RESERVATIONS } from '@noren/contract/reservation/reservations'
import { HOURS_COMBINATIONS, hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { demoRestaurants } from '../../../demo/testing/snapshot.ts'
import { askedPeople, offeredDays, offeredTimes, type TableRules } from './offered-tables.ts'
import { openWords } from './use-hours-notices.ts'

const restaurants = demoRestaurants()
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WORDS = openWords(BUNDLES.en, 'en')
const FROM = dayOf(2026, 1, 1)
const TWO_YEARS = Array.from({ length: 730 }, (_, index) => FROM + index)

/** Whether the page then says that guests can still come. */
function takesGuests({ openingHours, reservations }: TableRules, minute: TokyoMinute): boolean {
  const state = openingHours && openState(openingHours, momentOf(minute))
  if (!state?.open || state.say(WORDS).startsWith('Kitchen closed')) return false
  if (state.lastOrderAt || !state.closesAt) return true
  const { lastSeatingMinutes } = reservations ?? DEFAULT_RESERVATIONS
  return momentOf(minute + lastSeatingMinutes) <= state.closesAt
}

/** The minutes offered that begin on a day or in the night after it, as instants. */
function offeredMinutes(restaurant: TableRules, day: Day): Set<TokyoMinute> {
  const minutes = (of: Day) => offeredTimes(restaurant, of).map((time) => of * DAY_MINUTES + time)
  return new Set([...minutes(day - 1), ...minutes(day)])
}

test('in two years and with any hours, no closed time is offered and no open one refused', () => {
  const half = Array.from({ length: 20 }, (_, index) => 10 * 60 + 30 * index)
  for (const [row, openingHours] of HOURS_COMBINATIONS.entries()) {
    // A time of each third day in turn: together they are all days, at all times of the day.
    for (const day of TWO_YEARS.filter((each) => (each + row) % 3 === 0)) {
      const time = half[(day + 7 * row) % half.length] ?? 0
      const minute = day * DAY_MINUTES + time
      const isOffered = offeredMinutes({ openingHours }, day).has(minute)
      if (isOffered !== takesGuests({ openingHours }, minute)) {
        expect.fail(`${JSON.stringify(openingHours)} ${momentOf(minute).toISOString()}`)
      }
    }
  }
  expect(HOURS_COMBINATIONS.length).toBe(216)
})

test('each restaurant of the demo offers its open hours, at any half hour, for two years', () => {
  for (const restaurant of restaurants) {
    for (const day of TWO_YEARS.filter((each) => each % 5 === 0)) {
      const offered = offeredMinutes(restaurant, day)
      for (let time = 0; time < DAY_MINUTES; time += 30) {
        const minute = day * DAY_MINUTES + time
        if (offered.has(minute) !== takesGuests(restaurant, minute)) {
          expect.fail(`${restaurant.slug} ${momentOf(minute).toISOString()}`)
        }
      }
    }
  }
  expect(restaurants.length).toBe(5)
})

test('the small hours belong to the evening before, and end with the last order', () => {
  const openingHours = hoursOf({
    sessions: [{ days: ['fri'], opens: '22:00', closes: '26:00', lastOrder: '25:00' }],
  })
  const friday = dayOf(2026, 11, 27)
  const said = (day: Day) => offeredTimes({ openingHours }, day).map(writeClock)
  expect(said(friday)).toEqual(['22:00', '22:30', '23:00', '23:30', '24:00', '24:30', '25:00'])
  expect(said(friday + 1)).toEqual([])
})

test('a restaurant that never closes offers every half hour of a day once', () => {
  const openingHours = hoursOf({ sessions: [{ days: WEEK, opens: '12:00', closes: '36:00' }] })
  const restaurant = {
    openingHours,
    reservations: { ...DEFAULT_RESERVATIONS, lastSeatingMinutes: 0 },
  }
  const offered = [0, 1, 2].flatMap((after) =>
    offeredTimes(restaurant, FROM + after).map((time) => (FROM + after) * DAY_MINUTES + time),
  )
  const noon = (FROM + 1) * DAY_MINUTES + 12 * 60
  const next = offered.filter((minute) => minute >= noon && minute < noon + DAY_MINUTES)
  expect(new Set(next).size).toBe(48)
  expect(next.length).toBe(48)
})

test('the first day is the day after tomorrow, the last sixty days from today', () => {
  const openingHours = hoursOf({ sessions: [{ days: WEEK, opens: '17:00', closes: '22:00' }] })
  const evening = FROM * DAY_MINUTES + 20 * 60
  const offered = offeredDays({ openingHours }, evening)
  expect(offered.map(({ day }) => day - FROM)).toEqual(
    Array.from({ length: 59 }, (_, index) => index + 2),
  )
  const reservations = { ...DEFAULT_RESERVATIONS, leadDays: 0, daysAhead: 1 }
  const [today, tomorrow] = offeredDays({ openingHours, reservations }, evening)
  expect(today?.times.map(writeClock)).toEqual(['20:30', '21:00'])
  expect(tomorrow?.times.length).toBe(9)
})

test('the rest of the running night can be requested, where a restaurant takes requests for today', () => {
  const openingHours = hoursOf({
    sessions: [{ days: ['fri', 'sat'], opens: '20:00', closes: '28:00', lastOrder: '26:00' }],
  })
  const friday = dayOf(2026, 11, 27)
  const offeredAt = (minutes: number, leadDays: number) => {
    const reservations = { ...DEFAULT_RESERVATIONS, leadDays, daysAhead: 3 }
    return offeredDays({ openingHours, reservations }, friday * DAY_MINUTES + minutes).map(
      ({ day, times }) => [day - friday, times.map(writeClock).slice(0, 2).join(' ')],
    )
  }
  const saturday = [1, '20:00 20:30']
  expect(offeredAt(23 * 60, 0)).toEqual([[0, '23:30 24:00'], saturday])
  expect(offeredAt(25 * 60, 0)).toEqual([[0, '25:30 26:00'], saturday])
  expect(offeredAt(26 * 60, 0)).toEqual([saturday])
  // At one in the morning "tomorrow" is still the coming evening.
  expect(offeredAt(25 * 60, 1)).toEqual([saturday])
  expect(offeredAt(29 * 60, 1)).toEqual([])
})

test('without hours as data nothing is offered', () => {
  expect(offeredDays({}, FROM * DAY_MINUTES)).toEqual([])
})

test('a query asks for as many guests as one table is requested for, and no others', () => {
  const restaurant = { reservations: { ...DEFAULT_RESERVATIONS, largestParty: 12 } }
  for (const people of ['1', '8', '12'])
    expect(askedPeople(`?restaurant=onda&people=${people}`, restaurant)).toBe(people)
  for (const people of ['', '0', '13', '012', '-1', '1e1', '999', 'abc'])
    expect(askedPeople(`?people=${people}`, restaurant), people).toBe('')
  expect(askedPeople('?people=9', {})).toBe('')
  expect(askedPeople('?people=8', {})).toBe('8')
  expect(askedPeople('', restaurant)).toBe('')
})
