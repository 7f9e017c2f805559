import { dayOf } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { fullDaysAhead } from './full-days.ts'
import { fullWords } from './full-words.ts'
import { offeredDays } from './offered-tables.ts'

/** A Thursday, on which both services are still to come. */
const TODAY = dayOf(2026, 12, 24)
const MORNING = new Date('2026-12-24T10:00:00+09:00')
const days = ['wed', 'thu', 'fri', 'sat', 'sun']
const openingHours = hoursOf({
  sessions: [
    { days, opens: '11:30', closes: '14:30' },
    { days, opens: '17:30', closes: '22:00' },
  ],
})
const LUNCH = { day: '2026-12-24', sitting: 'lunch' } as const
const DINNER = { day: '2026-12-24', sitting: 'dinner' } as const

test('a day with few tables left says so, in both languages, until one of its sittings is full', () => {
  const said = (fewLeft: (typeof LUNCH | typeof DINNER)[], full: (typeof LUNCH)[] = []) => {
    const restaurant = { openingHours, fewLeft, full }
    return [fullWords(restaurant, MORNING, 'en'), fullWords(restaurant, MORNING, 'jp')]
  }
  expect(said([DINNER])).toEqual(['Few tables left tonight', '本日ディナー残りわずか'])
  expect(said([LUNCH])).toEqual(['Few tables left for lunch today', '本日ランチ残りわずか'])
  expect(said([LUNCH, DINNER])).toEqual(['Few tables left today', '本日残りわずか'])
  expect(said([DINNER], [LUNCH])).toEqual(['Lunch is fully booked today', '本日ランチ満席'])
})

test('the form tells the times of a sitting with few tables left, and still offers them', () => {
  const minute = tokyoMinute(MORNING)
  const fewLeft = [{ day: '2026-12-26', sitting: 'lunch' as const }]
  const offered = offeredDays({ openingHours, fewLeft }, minute)
  const [saturday] = offered.filter(({ day }) => day === TODAY + 2)
  expect(saturday?.few).toEqual(saturday?.times.filter((time) => time < 15 * 60))
  expect(saturday?.full).toEqual([])
  expect(offered.filter(({ few }) => few.length > 0)).toEqual([saturday])
})

test('the full days of the week after today are named, with the meals if not all are full', () => {
  const full = [
    { day: '2026-12-24' },
    { day: '2026-12-25', sitting: 'dinner' as const },
    { day: '2026-12-26', sitting: 'lunch' as const },
    { day: '2026-12-26', sitting: 'dinner' as const },
    { day: '2026-12-28' },
    { day: '2026-12-31' },
    { day: '2027-01-01' },
  ]
  expect(fullDaysAhead({ openingHours, full }, TODAY)).toEqual([
    { day: TODAY + 1, meals: ['dinner'] },
    { day: TODAY + 2, meals: [] },
    { day: TODAY + 7, meals: [] },
  ])
  expect(fullDaysAhead({ full: [{ day: '2026-12-28' }] }, TODAY)).toEqual([
    { day: TODAY + 4, meals: [] },
  ])
  expect(fullDaysAhead({ openingHours }, TODAY)).toEqual([])
})
