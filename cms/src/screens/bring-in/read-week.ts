import { WEEKDAYS, type Weekday } from '@noren/contract/hours/calendar'
import {
  CLOSING_DAYS,
  type ClosingDay,
  SERVICE_DAYS,
  type ServiceDay,
} from '@noren/contract/hours/opening-hours'
import { newId } from '../../base/new-id.ts'
import type { Words } from '../../base/words.ts'
import { DAY_WORDS } from '../../content/fields/hours/hours-words.ts'
import { problemOf } from '../../content/fields/hours/span-problems.ts'
import {
  BLANK,
  rowsOf,
  type Span,
  type StoredRow,
  TIME_NAMES,
  type Week,
} from '../../content/fields/hours/week.ts'

import { headingOf } from '../menu/paste/columns.ts'
import type { HoursName } from './restaurant-columns.ts'

/** The opening hours as a restaurant stores them. */
export type Hours = {
  sessions: StoredRow[]
  closedDays: ClosingDay[]
  closedNth: { weekday: Weekday; nth: string[] }[]
}

/** The cells of a row about the opening hours; those that are empty are left out. */
export type HoursCells = { [H in HoursName]?: string }

const CLOSED = /^(?:休|休み|定休|定休日|休業|closed|-|―|ー)$/i
const NEVER = /^(?:なし|無し|無休|年中無休|none|-)$/i

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
    const text = own || (isWeekday && isClosing && !days.has(isClosing) ? cells.everyDay : '')
    if (!text || (isClosing && days.has(isClosing))) continue
    const spans = readSpans(text)
    if ('problem' in spans) return spans
    week[day] = spans
  }
  return {
    sessions: rowsOf(wholeWeek(week), [], newId),
    closedDays: CLOSING_DAYS.filter((day) => days.has(day)),
    closedNth: closed.closedNth,
  }
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

/** `水、第3火、祝日` */
function readClosed(cell: string): Pick<Hours, 'closedDays' | 'closedNth'> | { problem: Words } {
  const closedDays: ClosingDay[] = []
  const closedNth = new Map<Weekday, string[]>()
  for (const part of cell.normalize('NFKC').split(/[,、・;/\n]+/)) {
    const word = headingOf(part).word
    if (word === '' || NEVER.test(word)) continue
    const [, before, after, name = ''] =
      /^(?:第([1-5])|([1-5])(?:st|nd|rd|th))?(.+)$/.exec(word) ?? []
    const nth = before ?? after
    const day = CLOSING_DAYS.find((each) => namesOf(each).includes(name))
    const weekday = WEEKDAYS.find((each) => each === day)
    if (nth && weekday) closedNth.set(weekday, [...(closedNth.get(weekday) ?? []), nth])
    else if (!nth && day) closedDays.push(day)
    else return { problem: noDay(part.trim()) }
  }
  return {
    closedDays,
    closedNth: [...closedNth].map(([weekday, nth]) => ({ weekday, nth })),
  }
}

function namesOf(day: ClosingDay): string[] {
  const { en, ja } = DAY_WORDS[day]
  return [day, headingOf(en).word, `${headingOf(en).word}s`, ja, `${ja}曜`, `${ja}曜日`]
}

function noSpan(cell: string): Words {
  return {
    en: `“${cell}” cannot be read as opening hours. Please write 11:30-15:00, 17:00-22:00, or “closed”.`,
    ja: `「${cell}」は営業時間として読み取れません。「11:30-15:00、17:00-22:00」または「休」のように入力してください。`,
  }
}

function noDay(cell: string): Words {
  return {
    en: `“${cell}” cannot be read as a closing day. Please write Wednesday, or 3rd Tuesday, with commas between several.`,
    ja: `「${cell}」は定休日として読み取れません。「水、第3火」のように、1日ずつ「、」で区切って入力してください。`,
  }
}
