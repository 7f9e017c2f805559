import { expect, test } from 'vitest'
import { readDay } from './calendar.ts'
import { readFull, withoutPastFull } from './full.ts'
import { fullNow, isFullAt } from './full-now.ts'
import { type OpeningHours, readOpeningHours } from './opening-hours.ts'
import { tokyoMinute } from './tokyo-clock.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const at = (time: string) => tokyoMinute(new Date(`2026-12-24T${time}:00+09:00`))
const hoursOf = (raw: object): OpeningHours => {
  const hours = readOpeningHours(raw)
  if (!hours) throw new Error('no hours')
  return hours
}
const TWO = { days: DAYS, opens: '11:30', closes: '14:30' }
const HOURS = hoursOf({ sessions: [TWO, { days: DAYS, opens: '17:30', closes: '25:00' }] })
const DINNER = [{ day: '2026-12-24', sitting: 'dinner' as const }]
const ALL_DAY = [{ day: '2026-12-24' }]

test('a mark that is not understood is left out, and never closes a whole day', () => {
  expect(
    readFull([
      { day: '2026-12-24', sitting: 'dinner' },
      { day: '2026-12-25', more: 1 },
      { day: '2026-12-26', sitting: 'brunch' },
      { day: '2026-02-30' },
      'tonight',
    ]),
  ).toEqual([{ day: '2026-12-24', sitting: 'dinner' }, { day: '2026-12-25' }])
  expect(readFull('full')).toEqual([])
})

test('a day of business that is over is no longer named', () => {
  const restaurant = { slug: 'shiobi', full: [{ day: '2026-12-23' }, ...DINNER] }
  expect(withoutPastFull(restaurant, '2026-12-24')).toEqual({ slug: 'shiobi', full: DINNER })
  expect(withoutPastFull(restaurant, '2026-12-25')).toEqual({ slug: 'shiobi' })
  const fewLeft = [{ day: '2026-12-23' }, { day: '2026-12-25', sitting: 'lunch' }]
  expect(withoutPastFull({ slug: 'shiobi', fewLeft }, '2026-12-24')).toEqual({
    slug: 'shiobi',
    fewLeft: [{ day: '2026-12-25', sitting: 'lunch' }],
  })
})

test('tonight is full from the morning until the sitting ends, also after midnight', () => {
  expect(fullNow(DINNER, HOURS, at('10:00'))).toBe('dinner')
  expect(fullNow(DINNER, HOURS, at('19:00'))).toBe('dinner')
  const night = tokyoMinute(new Date('2026-12-25T00:30:00+09:00'))
  expect(fullNow(DINNER, HOURS, night)).toBe('dinner')
  expect(fullNow(DINNER, HOURS, night + 60)).toBeNull()
  expect(fullNow(DINNER, HOURS, night + 12 * 60)).toBeNull()
})

test('a sitting that opens before five in the morning is full while it lasts', () => {
  const harbour = hoursOf({ sessions: [{ days: DAYS, opens: '4:00', closes: '8:00' }] })
  expect(fullNow(ALL_DAY, harbour, at('04:30'))).toBe('day')
  expect(fullNow([{ day: '2026-12-23' }], harbour, at('04:30'))).toBeNull()
  expect(fullNow(ALL_DAY, harbour, at('08:00'))).toBeNull()
})

test('a full day is the day while lunch is to come, and tonight after it', () => {
  expect(fullNow(ALL_DAY, HOURS, at('10:00'))).toBe('day')
  expect(fullNow(ALL_DAY, HOURS, at('15:00'))).toBe('dinner')
  const both = [{ day: '2026-12-24', sitting: 'lunch' as const }, ...DINNER]
  expect(fullNow(both, HOURS, at('10:00'))).toBe('day')
})

test('lunch is full until it is over', () => {
  const lunch = [{ day: '2026-12-24', sitting: 'lunch' as const }]
  expect(fullNow(lunch, HOURS, at('12:00'))).toBe('lunch')
  expect(fullNow(lunch, HOURS, at('15:00'))).toBeNull()
})

test('the only sitting of a day is the day, and an evening stays the evening', () => {
  const cafe = hoursOf({ sessions: [{ days: DAYS, opens: '9:00', closes: '18:00' }] })
  expect(fullNow(ALL_DAY, cafe, at('10:00'))).toBe('day')
  const bar = hoursOf({ sessions: [{ days: DAYS, opens: '18:00', closes: '24:00' }] })
  expect(fullNow(ALL_DAY, bar, at('10:00'))).toBe('dinner')
})

test('the names of staff decide what is lunch', () => {
  const late = { days: DAYS, label: 'lunch', opens: '15:30', closes: '17:00' }
  const hours = hoursOf({ sessions: [late, { days: DAYS, opens: '18:00', closes: '22:00' }] })
  expect(fullNow(DINNER, hours, at('16:00'))).toBe('dinner')
  expect(fullNow([{ day: '2026-12-24', sitting: 'lunch' }], hours, at('16:00'))).toBe('lunch')
})

test('a closure says more than full', () => {
  const closed = { ...HOURS, closures: [{ from: '2026-12-24', to: '2026-12-24', reason: {} }] }
  expect(fullNow(ALL_DAY, hoursOf(closed), at('10:00'))).toBeNull()
})

test('without hours as data a whole day can be full, and a sitting cannot', () => {
  expect(fullNow(ALL_DAY, undefined, at('10:00'))).toBe('day')
  expect(fullNow(DINNER, undefined, at('10:00'))).toBeNull()
})

test('a table after midnight belongs to the evening before', () => {
  const day = readDay('2026-12-24') ?? 0
  expect(isFullAt(DINNER, HOURS, day, at('18:00'))).toBe(true)
  expect(isFullAt(DINNER, HOURS, day, at('12:00'))).toBe(false)
  expect(isFullAt(DINNER, HOURS, day, at('00:30') + 24 * 60)).toBe(true)
})
