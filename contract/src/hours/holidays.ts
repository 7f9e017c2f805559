import { type Day, dateOf, dayOf, weekdayIndex } from './calendar.ts'

/**
 * Japan's public holidays (国民の祝日に関する法律), computed, so that no list needs updating. Right for 2022 to 2040
 * by today's law; the equinox days are published each February for the following year and follow the
 * formula until 2099.
 */
export function isPublicHoliday(day: Day): boolean {
  return isNamedHoliday(day) || isSubstitute(day) || isBetweenHolidays(day)
}

const FIXED = new Set(['1/1', '2/11', '2/23', '4/29', '5/3', '5/4', '5/5', '8/11', '11/3', '11/23'])

/** Holidays on the nth Monday of a month ("Happy Monday"), by month. */
const NTH_MONDAY = new Map([
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
])

function isNamedHoliday(day: Day): boolean {
  const { year, month, date } = dateOf(day)
  const key = `${month}/${date}`
  const nthMonday = weekdayIndex(day) === 0 && NTH_MONDAY.get(month) === Math.ceil(date / 7)
  const isEquinox = (month === 3 || month === 9) && day === equinox(year, month)
  return FIXED.has(key) || nthMonday || isEquinox
}

/** Vernal (March) and autumnal (September) equinox day; the formula holds from 1980 to 2099. */
function equinox(year: number, month: 3 | 9): Day {
  const since1980 = year - 1980
  const base = month === 3 ? 20.8431 : 23.2488
  return dayOf(year, month, Math.floor(base + 0.242194 * since1980) - Math.floor(since1980 / 4))
}

/** A holiday on a Sunday moves to the next day that is none (振替休日). */
function isSubstitute(day: Day): boolean {
  for (let before = day - 1; isNamedHoliday(before); before--) {
    if (weekdayIndex(before) === 6) return true
  }
  return false
}

/** A day between two holidays is one as well (国民の休日). */
function isBetweenHolidays(day: Day): boolean {
  return weekdayIndex(day) !== 6 && isNamedHoliday(day - 1) && isNamedHoliday(day + 1)
}
