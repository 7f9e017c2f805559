import { restaurantDay } from '@noren/contract/hours/business-day'
import { dayOf } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { hoursNotices } from '@noren/contract/hours/notices'
import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { momentOf, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { steadySpan } from './steady.ts'
import { openWords } from './use-hours-notices.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WORDS = openWords(BUNDLES.en, 'en')

const BAR = hoursOf({
  sessions: [{ days: WEEK, opens: '17:00', closes: '26:00' }],
  closures: [{ from: '2026-12-31', to: '2027-01-03' }],
  specialHours: [{ from: '2026-12-29', opens: '19:00', closes: '28:00' }],
})

/** What a page says at a minute: whether the restaurant is open, and the notices about its days. */
function said(hours: OpeningHours, minute: number): string[] {
  const notices = hoursNotices(hours, restaurantDay(hours, minute), 'en', WORDS)
  return [openState(hours, momentOf(minute)).say(WORDS), ...notices.map(({ text }) => text)]
}

const saidAt = (hours: OpeningHours, time: string) =>
  said(hours, tokyoMinute(new Date(`${time}:00+09:00`)))

test('special hours are announced until their night is over', () => {
  const closure = 'Closed 31 December – 3 January'
  for (const time of ['2026-12-29T23:30', '2026-12-30T00:30', '2026-12-30T03:59']) {
    expect(saidAt(BAR, time)).toEqual([
      'Open now · closes 4:00',
      'Special hours today: 19:00–4:00',
      closure,
    ])
  }
  expect(saidAt(BAR, '2026-12-30T12:00')).toEqual(['Opens today at 17:00', closure])
})

test('a closure is still to come until the night before it is over', () => {
  expect(saidAt(BAR, '2026-12-31T01:59')).toEqual([
    'Open now · closes 2:00',
    'Closed 31 December – 3 January',
  ])
  expect(saidAt(BAR, '2026-12-31T12:00')[1]).toBe('Closed until 3 January')
})

test('the night after a closure is still closed, and the day it opens again has its date', () => {
  expect(saidAt(BAR, '2027-01-03T23:59')).toEqual(['Opens tomorrow at 17:00', 'Closed today'])
  expect(saidAt(BAR, '2027-01-04T00:30')).toEqual(['Opens Mon 4 Jan at 17:00', 'Closed today'])
  expect(saidAt(BAR, '2027-01-04T05:00')).toEqual(['Opens today at 17:00'])
})

test('no restaurant is shown as closed while it is open, at any minute and with any night', () => {
  const from = dayOf(2026, 12, 27) * DAY_MINUTES
  for (const [opens, closes] of [
    ['17:00', '26:00'],
    ['20:00', '30:00'],
    ['12:00', '36:00'],
    ['00:00', '24:00'],
    ['04:00', '09:00'],
    ['23:00', '29:30'],
  ]) {
    const sessions = [{ days: WEEK, opens, closes }]
    const hours = hoursOf({ ...BAR, sessions })
    for (let minute = from; minute < from + 10 * DAY_MINUTES; minute += 15) {
      const [state = '', ...notices] = said(hours, minute)
      const claims = notices.filter((text) => /^Closed (today|until)/.test(text))
      const at = `${opens}–${closes}, ${momentOf(minute).toISOString()}`
      if (state.startsWith('Open ')) expect(claims, at).toEqual([])
      const { from: written } = steadySpan([hours], minute)
      expect([state, ...notices], at).toEqual(said(hours, written))
    }
  }
})
