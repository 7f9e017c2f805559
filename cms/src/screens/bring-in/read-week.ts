import { WEEKDAYS } from '@noren/contract/hours/calendar'
import { CLOSING_DAYS, SERVICE_DAYS, type ServiceDay } from '@noren/contract/hours/opening-hours'
import { newId } from '../../base/new-id.ts'
import type { Words } from '../../base/words.ts'
import { problemOf } from '../../content/model/fields/hours/span-problems.ts'
import {
  BLANK,
  rowsOf,
  type Span,
  type StoredRow,
  TIME_NAMES,
  type Week,
} from '../../content/model/fields/hours/week.ts'
import { type Closed, NO_TIMES, readClosed } from './read-closed.ts'
import type { HoursName } from './restaurant-columns.ts'

/** The opening hours as a restaurant stores them. */
export type Hours = Closed & { sessions: StoredRow[] }

/** The cells of a row about the opening hours; those that are empty are left out. */
export type HoursCells = { [H in HoursName]?: string }

const CLOSED = /^(?:休|休み|定休|定休日|休業|closed|-|―|ー)$/i

/** Reads the opening hours of a row, or says what cannot be read. */
export function readWeek(cells: HoursCells): Hours | { problem: Words } {
  const closed = readClosed(cells.closed ?? '')
  if ('problem' in closed) return closed
  const days = new Set(closed.closedDays)
  const week: { [D in ServiceDay]?: readonly Span[] } = {}
  for (const day of SERVICE_DAYS) {
    const own = cells[day]?.normalize('NFKC').trim()
    const isClosing = CLOSING_DAYS.find((each) => each === day)
    const isWeekday = WEEKDAYS.some((each) => each === day)
    if (own && CLOSED.test(own) && isClosing) days.add(isClosing)
    // A closing day that is a public holiday has the times of its weekday.
    const rests = isClosing && days.has(isClosing) && closed.closedDayOnHoliday === 'closed'
    const times = own && !CLOSED.test(own) ? own : isWeekday && cells.everyDay
    if (!times || rests) continue
    const spans = readSpans(times)
    if ('problem' in spans) return spans
    week[day] = spans
  }
  const hours = {
    ...closed,
    sessions: rowsOf(wholeWeek(week), [], newId),
    closedDays: CLOSING_DAYS.filter((day) => days.has(day)),
  }
  const resting = [...days, ...closed.closedNth.map(({ weekday }) => weekday)]
  const opens = resting.every((day) => week[day] || week.holiday)
  return opens || closed.closedDayOnHoliday === 'closed' ? hours : { problem: NO_TIMES }
}

function wholeWeek(week: { [D in ServiceDay]?: readonly Span[] }): Week {
  const { mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = [] } = week
  const { holiday = [], holidayEve = [] } = week
  return { mon, tue, wed, thu, fri, sat, sun, holiday, holidayEve }
}

/** `11:30-15:00（LO 14:30）、17時〜翌1時`: the first time, the second, and the last order. */
const SPAN =
  /^(.+?)(?:[-–—―−~〜ー]|から|to)(.+?)(?:まで)?(?:\(?(?:l\.?o\.?|ラストオーダー|lastorder)[:.]?(.+?)\)?)?$/i

function readSpans(cell: string): Span[] | { problem: Words } {
  const spans: Span[] = []
  for (const part of cell.normalize('NFKC').split(/[,、;/\n]+/)) {
    const written = part.replace(/\s+/g, '')
    if (written === '') continue
    const [, opens, closes, lastOrder = ''] = SPAN.exec(written) ?? []
    if (!opens || !closes) return { problem: noSpan(part.trim()) }
    const span = { ...BLANK, opens, closes, lastOrder }
    for (const name of TIME_NAMES) {
      const problem = problemOf(span, name)
      if (problem) return { problem }
    }
    spans.push(span)
  }
  return spans
}

function noSpan(cell: string): Words {
  return {
    en: `“${cell}” cannot be read as opening hours. Please write 11:30-15:00, 17:00-22:00, or “closed”.`,
    ja: `「${cell}」は営業時間として読み取れません。「11:30-15:00、17:00-22:00」または「休」のように入力してください。`,
  }
}
