import { type Day, dateOf, dayOf } from '@noren/contract/hours/calendar'

/** 2026/12/1, 2026-12-01, 2026.12.1, 2026年12月1日, 20261201. */
const WHOLE = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d\d)(\d\d))$/
/** 12/1, 12-1, 12月1日. */
const SHORT = /^(\d{1,2})[-/.月](\d{1,2})日?$/
/** 令和8年12月1日, R8.12.1, 令和元年5月1日. */
const OF_ERA = /^(令和|平成|昭和|r|h|s)(\d{1,2}|元)[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
/** 1 Dec 2026, 1 December. */
const ENGLISH = /^(\d{1,2})([a-z]{3})[a-z]*(\d{4})?$/

/** The year before the first of an era. */
const ERAS: { [Era in string]: number } = { 令和: 2018, 平成: 1988, 昭和: 1925 }
const ERA_LETTERS: { [Letter in string]: string } = { r: '令和', h: '平成', s: '昭和' }
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as staff write it, in full width too and with its weekday; `null` when it is none. Without a year it is the
 * one nearest to today.
 */
export function readTypedDay(typed: string, today: Day): Day | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|[月火水木金土日]曜日?|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|[\s,]/g, '')
  const whole = WHOLE.exec(text)
  if (whole) return dayAt(Number(whole[1]), whole[2] ?? whole[4], whole[3] ?? whole[5])
  const ofEra = OF_ERA.exec(text)
  if (ofEra) {
    const before = ERAS[ERA_LETTERS[ofEra[1] ?? ''] ?? ofEra[1] ?? ''] ?? 0
    return dayAt(before + (ofEra[2] === '元' ? 1 : Number(ofEra[2])), ofEra[3], ofEra[4])
  }
  const short = SHORT.exec(text)
  if (short) return nearest(short[1], short[2], today)
  const english = ENGLISH.exec(text)
  const month = english && MONTHS.indexOf(english[2] ?? '') + 1
  if (!month) return null
  return english[3]
    ? dayAt(Number(english[3]), month, english[1])
    : nearest(month, english[1], today)
}

type Digits = string | number | undefined

/** The day, where the calendar has it. */
function dayAt(year: number, month: Digits, date: Digits): Day | null {
  const day = dayOf(year, Number(month), Number(date))
  const is = dateOf(day)
  return is.month === Number(month) && is.date === Number(date) ? day : null
}

function nearest(month: Digits, date: Digits, today: Day): Day | null {
  const { year } = dateOf(today)
  const days = [year, year + 1, year - 1].flatMap((each) => dayAt(each, month, date) ?? [])
  const far = (day: Day) => Math.abs(day - today)
  return days.sort((one, other) => far(one) - far(other))[0] ?? null
}
