import { type Day, dateOf, readDay } from '@noren/contract/hours/calendar'

/** 12/1, 12月1日, 2026-12-01, 2026年12月1日, 令和8年12月1日, R8.12.1. */
const DAY = /^(?:(?:(\d{4})|(令和|平成|昭和|[rhs])(\d{1,2}))[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/
const WEEKDAY = /\([^)]*\)|[月火水木金土日]曜日?|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g
/** 1 Dec 2026, 1 December. */
const ENGLISH = /^(\d{1,2})([a-z]{3})[a-z]*(\d{4})?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The year before the first of an era. */
const ERAS: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
}

/**
 * A day as staff write it, in full width too and with its weekday; `null` when it is none. Without a year it is the
 * one nearest to today.
 */
export function readTypedDay(typed: string, today: Day): Day | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(WEEKDAY, '')
    .replace(/[\s,]/g, '')
    .replace('元年', '1年')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3')
    .replace(ENGLISH, (_, date, month, year) =>
      [...(year ? [year] : []), MONTHS.indexOf(month) + 1, date].join('/'),
    )
  const [, year, era, ofEra, month = '', date = ''] = DAY.exec(text) ?? []
  const now = dateOf(today).year
  const written = era ? (ERAS[era] ?? 0) + Number(ofEra) : year
  const days = (written ? [written] : [now, now + 1, now - 1]).flatMap(
    (each) => readDay(`${each}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) ?? [],
  )
  const far = (day: Day) => Math.abs(day - today)
  return days.sort((one, other) => far(one) - far(other))[0] ?? null
}
