import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { openWords } from '../use-hours-notices.ts'

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** An instant by the clock in Tokyo. */
export const tokyo = (dateTime: string) => new Date(`${dateTime}:00+09:00`)

export const BISTRO = hoursOf({
  sessions: [
    { days: WEEK, label: 'lunch', opens: '11:30', closes: '14:30', lastOrder: '14:00' },
    { days: WEEK, label: 'dinner', opens: '17:30', closes: '22:00', lastOrder: '21:30' },
  ],
  closedDays: ['wed'],
  closedNth: [{ weekday: 'tue', nth: [2, 4] }],
})

export const IZAKAYA = hoursOf({
  sessions: [
    { days: ['mon', 'tue', 'wed', 'thu', 'sun'], opens: '17:00', closes: '24:00' },
    { days: ['fri', 'sat', 'holidayEve'], opens: '17:00', closes: '26:00', lastOrder: '25:30' },
  ],
})

/** The state at an instant, and its texts in both languages. */
export function seen(hours: OpeningHours, at: Date) {
  const { say, ...state } = openState(hours, at)
  return {
    ...state,
    text: { en: say(openWords(BUNDLES.en, 'en')), jp: say(openWords(BUNDLES.jp, 'jp')) },
  }
}

/** A restaurant's notices at an instant in Tokyo, in both languages. */
export const says = (hours: OpeningHours, dateTime: string) => {
  const { en, jp } = seen(hours, tokyo(dateTime)).text
  return [en, jp]
}
