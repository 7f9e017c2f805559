import { type Day, dateOf, weekdayIndex } from '@noren/contract/hours/calendar'
import { isPublicHoliday } from '@noren/contract/hours/holidays'

const WEEKDAYS = '月火水木金土日'

/** A guest's understanding of the Japanese hours about a day. */
export type Reading = { open: boolean; contradicts: boolean }

/**
 * Reads the lines of `hoursText` (Japanese) as a guest would. `contradicts` when the lines name a
 * kind of day as one of service and the closing sentence closes it without saying so.
 */
export function readHoursText(lines: readonly string[], day: Day): Reading {
  const closing = lines.find((line) => line.startsWith('定休日 ')) ?? ''
  const [rest = '', remark = ''] = closing.replace('定休日 ', '').split(/[（）]/)
  const named = lines.filter((line) => line !== closing && !/\d:\d\d/.test(line)).join('・')
  const isNamed = named.split('・').some((words) => names(words, day))

  if (rest.split('、').includes('祝日') && isPublicHoliday(day)) return plain(false)
  if (isResting(rest, day)) {
    if (isPublicHoliday(day) && remark.includes('祝日の場合は営業')) return plain(true)
    const unsaid = (words: string) =>
      named.split('・').includes(words) && names(words, day) && !remark.includes(words)
    return { open: false, contradicts: unsaid('祝日') || unsaid('祝前日') }
  }
  if (remark.includes('翌平日休み') && isShiftedTo(rest, day)) return plain(false)
  return plain(isNamed)
}

function plain(open: boolean): Reading {
  return { open, contradicts: false }
}

/** Whether 毎日, 月〜木, 土, 祝日 or 祝前日 means this day. */
function names(words: string, day: Day): boolean {
  if (words === '毎日') return true
  if (words === '祝日') return isPublicHoliday(day)
  if (words === '祝前日') return isPublicHoliday(day + 1)
  const [first = '', last = first] = words.split('〜')
  const index = weekdayIndex(day)
  return first !== '' && WEEKDAYS.indexOf(first) <= index && index <= WEEKDAYS.indexOf(last)
}

/** Whether 水曜日 or 第1・第3木曜日 means this day. */
function isResting(rest: string, day: Day): boolean {
  const weekday = `${WEEKDAYS[weekdayIndex(day)]}曜日`
  const nth = `第${Math.ceil(dateOf(day).date / 7)}`
  return rest
    .split('、')
    .some((words) => words === weekday || (words.endsWith(weekday) && words.includes(nth)))
}

/** Whether this is the first working day after a holiday that would have been a day of rest. */
function isShiftedTo(rest: string, day: Day): boolean {
  const isWorking = (some: Day) => weekdayIndex(some) < 5 && !isPublicHoliday(some)
  if (!isWorking(day)) return false
  for (let before = day - 1; !isWorking(before); before--) {
    if (isPublicHoliday(before) && isResting(rest, before)) return true
  }
  return false
}
