import { dayOf, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import { hoursText } from '@noren/contract/hours/hours-text'
import { openState } from '@noren/contract/hours/open-state'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { momentOf } from '@noren/contract/hours/tokyo-clock'
import { HOURS_COMBINATIONS } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { demoRestaurants } from '../../../demo/testing/snapshot.ts'
import { readHoursText } from './testing/read-hours-text.ts'

const restaurants = demoRestaurants()
const from = dayOf(2026, 1, 1)
const days = Array.from({ length: 730 }, (_, index) => from + index)

test('a restaurant is open on the days its hours say, for two years and any days of rest', () => {
  expect(HOURS_COMBINATIONS.length).toBe(216)
  for (const hours of HOURS_COMBINATIONS) {
    const lines = hoursText(hours, 'jp')
    const wrong = days.filter((day) => {
      const { open, contradicts } = readHoursText(lines, day)
      return contradicts || open !== sittingsOn(hours, day).length > 0
    })
    expect(wrong.slice(0, 3).map(writeDay), lines.join(' / ')).toEqual([])
  }
})

test('each restaurant of the demo is open on the days its hours say, for two years', () => {
  for (const { slug, openingHours } of restaurants) {
    const said = hoursText(openingHours, 'jp')
    const regular = { ...openingHours, closures: [], specialHours: [] }
    const openings = openingHours.sessions.map(({ opens }) => readClock(opens) ?? 0)
    for (const day of days) {
      const isOpen = openings.some(
        (opens) => openState(regular, momentOf(day * DAY_MINUTES + opens)).open,
      )
      expect(readHoursText(said, day), `${slug} ${writeDay(day)}`).toEqual({
        open: isOpen,
        contradicts: false,
      })
    }
  }
})
