import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { expect, test } from 'vitest'
import { takesGuests } from './takes-guests.ts'

const hoursOf = (opens: string, closes: string, lastOrder?: string): OpeningHours => {
  const hours = readOpeningHours({ sessions: [{ days: ['fri'], opens, closes, lastOrder }] })
  if (!hours) throw new Error('these hours cannot be read')
  return hours
}

/** The minutes, in the week of Friday 20 November 2026, at which guests are served. */
const served = (hours: OpeningHours, times: readonly string[]) =>
  times.filter((time) => takesGuests(hours, tokyoMinute(new Date(`2026-11-${time}:00+09:00`))))

test('guests are served from the opening to the minute of the last order', () => {
  const times = ['20T16:59', '20T17:00', '20T21:30', '20T21:31', '20T22:29', '21T17:00']
  expect(served(hoursOf('17:00', '22:30', '21:30'), times)).toEqual(['20T17:00', '20T21:30'])
})

test('without a last order guests are served until the restaurant closes, also after midnight', () => {
  const times = ['20T17:59', '20T18:00', '21T01:59', '21T02:00']
  expect(served(hoursOf('18:00', '26:00'), times)).toEqual(['20T18:00', '21T01:59'])
})
