import type { Day } from '../calendar.ts'
import type { OpeningHours, ServiceDay, SessionLabel } from '../opening-hours.ts'

/** How a language says days and times. */
export type TimeWords = {
  /** Names of the days, Monday first. */
  readonly weekdays: readonly string[]
  /** A time from minutes after a day's midnight, also past the next one. */
  readonly clock: (minutes: number) => string
  readonly date: (day: Day, withYear: boolean) => string
  /** As `date`, short and with its weekday. */
  readonly shortDate: (day: Day, withYear: boolean) => string
}

/** The texts that announce closures and special hours. Days and times arrive as text. */
export type NoticeWords = {
  readonly closed: (when: string) => string
  readonly special: (when: string, times: readonly string[]) => string
  readonly times: (opens: string, closes: string, lastOrder: string | null) => string
  /** In place of times: from midnight to midnight. */
  readonly allDay: string
  readonly today: string
  readonly untilDate: (date: string) => string
  readonly onDate: (date: string) => string
  readonly fromTo: (first: string, last: string) => string
  /** Both days in one month; `date` is the first one's number alone. */
  readonly withinMonth: (first: { words: string; date: number }, last: string) => string
}

/** How a language says whether a restaurant is open. Days and times arrive as text. */
export type StateWords = TimeWords & {
  readonly always: string
  readonly closes: (until: string) => string
  readonly lastOrder: (until: string, order: string) => string
  readonly lastOrderPassed: (until: string) => string
  readonly opensToday: (time: string) => string
  readonly opensTomorrow: (time: string) => string
  readonly opensOn: (date: string, time: string) => string
  readonly closedForLong: string
  readonly dayAndTime: (day: string, time: string) => string
}

/** How a language writes out opening hours. Times arrive as text. */
export type HoursWords = {
  /** The days of a session, none of them a day of rest. */
  readonly serviceDays: (days: readonly ServiceDay[]) => string
  /** The line above the sessions of some days. */
  readonly heading: (days: string) => string
  readonly labels: { readonly [S in SessionLabel]: string }
  /** In place of times: around the clock. */
  readonly allDay: string
  /**
   * The days of rest, at least one, as a sentence. It says what applies on a public holiday and the day
   * before one where the hours above leave a doubt.
   */
  readonly closingDays: (hours: OpeningHours) => string
  /** A temporary closure from `first` to `last`, the same for a single day. */
  readonly closure: (first: string, last: string, reason: string) => string
  /** On a banner: which restaurants, and why. */
  readonly of: (restaurants: readonly string[], notice: string) => string
  readonly because: (notice: string, reason: string) => string
  readonly everyRestaurant: string
}

/** Dates further away than this many days are written with their year. */
const YEAR_AFTER_DAYS = 180

/**
 * A date as people say it, with its year when that is unclear on the day of reading; `null`: that day is
 * unknown.
 */
export function dateWords(day: Day, today: Day | null, words: Pick<TimeWords, 'date'>): string {
  const withYear = today === null || Math.abs(day - today) > YEAR_AFTER_DAYS
  return words.date(day, withYear)
}
