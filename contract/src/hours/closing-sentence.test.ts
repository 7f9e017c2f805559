import { expect, test } from 'vitest'
import { readHoursText } from '../testing/read-hours-text.ts'
import { dayOf, writeDay } from './calendar.ts'
import { hoursText } from './hours-text.ts'
import { HOLIDAY_RULES, type OpeningHours, readOpeningHours } from './opening-hours.ts'
import { sittingsOn } from './schedule.ts'

const WORKING = ['mon', 'tue', 'wed', 'thu', 'fri']
const WEEK = [...WORKING, 'sat', 'sun']

/** Days of service as restaurants write them: with and without rows for holidays and their eves. */
const SERVED: string[][][] = [
  [WEEK],
  [WORKING, ['sat', 'sun', 'holiday']],
  [
    ['mon', 'wed', 'thu', 'fri', 'sat'],
    ['sun', 'holiday'],
  ],
  [WORKING, ['fri', 'sat', 'sun', 'holidayEve']],
  [WORKING, ['sat', 'holidayEve'], ['sun', 'holiday']],
  [['tue', 'wed', 'thu', 'fri', 'sat']],
]
const CLOSED = [[], ['tue'], ['sun'], ['mon', 'tue'], ['mon', 'holiday'], ['holiday']]
const NTH = [[], [{ weekday: 'thu', nth: [1, 3] }]]

const from = dayOf(2026, 1, 1)
const days = Array.from({ length: 730 }, (_, index) => from + index)

function hoursOf(raw: object): OpeningHours {
  const hours = readOpeningHours(raw)
  if (!hours) throw new Error('These hours cannot be read')
  return hours
}

const combinations = SERVED.flatMap((served) =>
  CLOSED.flatMap((closedDays) =>
    NTH.flatMap((closedNth) =>
      HOLIDAY_RULES.map((closedDayOnHoliday) =>
        hoursOf({
          sessions: served.map((days, row) => ({
            days,
            opens: `${11 + 3 * row}:00`,
            closes: `${13 + 3 * row}:00`,
          })),
          closedDays,
          closedNth,
          closedDayOnHoliday,
        }),
      ),
    ),
  ),
)

test('a restaurant is open on the days its hours say, for two years and any days of rest', () => {
  expect(combinations.length).toBe(216)
  for (const hours of combinations) {
    const lines = hoursText(hours, 'jp')
    const wrong = days.filter((day) => {
      const { open, contradicts } = readHoursText(lines, day)
      return contradicts || open !== sittingsOn(hours, day).length > 0
    })
    expect(wrong.slice(0, 3).map(writeDay), lines.join(' / ')).toEqual([])
  }
})

test('the English sentence makes the same exceptions as the Japanese one', () => {
  const pairs = [
    ['except public holidays', '祝日の場合は営業'],
    ['closed the next weekday instead', '翌平日休み'],
    ['even on', '（祝日'],
    ['before public holidays', '祝前日'],
  ] as const
  for (const hours of combinations) {
    const english = hoursText(hours, 'en').at(-1) ?? ''
    const japanese = hoursText(hours, 'jp').at(-1) ?? ''
    for (const [en, jp] of pairs) {
      const isOpening = jp === '（祝日' && japanese.includes('祝日の場合は営業')
      expect(english.includes(en), english + japanese).toBe(!isOpening && japanese.includes(jp))
    }
  }
})

test('a day of rest says whether it stays one on a holiday that has hours of its own', () => {
  const sessions = [
    { days: WORKING, opens: '17:00', closes: '22:00' },
    { days: ['sun', 'holiday', 'holidayEve'], opens: '16:00', closes: '22:00' },
  ]
  const said = (rest: object) => {
    const hours = hoursOf({ sessions, ...rest })
    return [hoursText(hours, 'en').at(-1), hoursText(hours, 'jp').at(-1)]
  }
  expect(said({ closedDays: ['tue'] })).toEqual([
    'Closed on Tuesdays, even on and before public holidays',
    '定休日 火曜日（祝日・祝前日の場合も休み）',
  ])
  expect(said({ closedDays: ['tue'], closedDayOnHoliday: 'open' })).toEqual([
    'Closed on Tuesdays, even before public holidays, except public holidays',
    '定休日 火曜日（祝日の場合は営業、祝前日の場合は休み）',
  ])
  expect(said({ closedDays: ['tue', 'holiday'], closedDayOnHoliday: 'shift' })).toEqual([
    'Closed on Tuesdays and public holidays, even before public holidays',
    '定休日 火曜日、祝日（祝前日の場合も休み）',
  ])
})
