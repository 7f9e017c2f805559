import type { Language } from '../language.ts'
import { type Day, dateOf, weekdayIndex } from './calendar.ts'
import { DAY_MINUTES } from './clock.ts'

/** Names of the days, Monday first. */
export const WEEKDAY_NAMES = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  jp: ['月', '火', '水', '木', '金', '土', '日'],
} as const satisfies { [L in Language]: readonly string[] }

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Dates further from today than this are written with their year. */
const YEAR_AFTER_DAYS = 180

/**
 * A time as people say it, from minutes after a day's midnight: `9:00`; past the next midnight
 * `2:00` in English and 翌2:00 in Japanese.
 */
export function clockWords(minutes: number, language: Language): string {
  if (minutes === DAY_MINUTES) return language === 'en' ? 'midnight' : '24:00'
  const nextDay = minutes > DAY_MINUTES
  const ofDay = nextDay ? minutes - DAY_MINUTES : minutes
  const clock = `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
  return nextDay && language === 'jp' ? `翌${clock}` : clock
}

/**
 * A date as people say it: `4 January`, 1月4日（月）, with its year when that is not plain on the day
 * it is read; `null`: that day is not known.
 */
export function dateWords(day: Day, today: Day | null, language: Language): string {
  const { year, month, date } = dateOf(day)
  const withYear = today === null || Math.abs(day - today) > YEAR_AFTER_DAYS
  if (language === 'en') {
    return `${date} ${MONTH_NAMES[month - 1]}${withYear ? ` ${year}` : ''}`
  }
  const weekday = WEEKDAY_NAMES.jp[weekdayIndex(day)]
  return `${withYear ? `${year}年` : ''}${month}月${date}日（${weekday}）`
}

/** An English list: `a`, `a and b`, `a, b and c`. */
export function englishList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
