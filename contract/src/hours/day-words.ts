import type { Language } from '../language.ts'
import { WEEKDAYS, type Weekday } from './calendar.ts'
import type { ClosingDay, NthClosure, OpeningHours, ServiceDay } from './opening-hours.ts'
import { holidayRule } from './service-days.ts'
import { englishList, WEEKDAY_NAMES } from './words.ts'

/** The days of a session: `Monday–Thursday and public holidays`, 月〜木・祝日. */
export function serviceDaysWords(days: readonly ServiceDay[], language: Language): string {
  const everyDay = WEEKDAYS.every((weekday) => days.includes(weekday))
  const parts = [
    ...(everyDay ? [] : weekdayRuns(days, language)),
    ...(days.includes('holiday') && !everyDay
      ? [language === 'en' ? 'public holidays' : '祝日']
      : []),
    ...(days.includes('holidayEve') && !everyDay
      ? [language === 'en' ? 'days before public holidays' : '祝前日']
      : []),
  ]
  if (everyDay) return language === 'en' ? 'Every day' : '毎日'
  return language === 'en' ? capitalized(englishList(parts)) : parts.join('・')
}

/**
 * The days of rest as a sentence, or `null` when there are none. It says what holds on a public
 * holiday and the day before one where the hours above it could be read otherwise.
 */
export function closingDaysWords(hours: OpeningHours, language: Language): string | null {
  const { closedDays, closedNth } = hours
  if (closedDays.length === 0 && closedNth.length === 0) return null
  if (language === 'jp') {
    const days = [...closedDays.map(closingDayJapanese), ...closedNth.map(nthJapanese)]
    return `定休日 ${days.join('、')}${exceptionJapanese(hours)}`
  }
  const days = [...closedDays.map(closingDayEnglish), ...closedNth.map(nthEnglish)]
  return `Closed on ${englishList(days)}${exceptionEnglish(hours)}`
}

/** Of the days that have hours of their own, those on which a day of rest nevertheless stays one. */
function staysClosed(hours: OpeningHours): { holiday: boolean; eve: boolean } {
  const isServed = (day: ServiceDay) => hours.sessions.some(({ days }) => days.includes(day))
  const restsOnHolidays = hours.closedDays.includes('holiday')
  return {
    holiday: !restsOnHolidays && holidayRule(hours) === 'closed' && isServed('holiday'),
    eve: isServed('holidayEve'),
  }
}

function exceptionJapanese(hours: OpeningHours): string {
  const { holiday, eve } = staysClosed(hours)
  switch (holidayRule(hours)) {
    case 'open':
      return `（祝日の場合は営業${eve ? '、祝前日の場合は休み' : ''}）`
    case 'shift':
      return `（祝日の場合は営業し、翌平日休み${eve ? '。祝前日の場合は休み' : ''}）`
    case 'closed': {
      const days = [...(holiday ? ['祝日'] : []), ...(eve ? ['祝前日'] : [])]
      return days.length > 0 ? `（${days.join('・')}の場合も休み）` : ''
    }
  }
}

function exceptionEnglish(hours: OpeningHours): string {
  const { holiday, eve } = staysClosed(hours)
  const when = [...(holiday ? ['on'] : []), ...(eve ? ['before'] : [])]
  const even = when.length > 0 ? `, even ${when.join(' and ')} public holidays` : ''
  switch (holidayRule(hours)) {
    case 'open':
      return `${even}, except public holidays`
    case 'shift':
      return `${even}, except public holidays (closed the next weekday instead)`
    case 'closed':
      return even
  }
}

/** Weekdays in the order of the week, three or more in a row as a range. */
function weekdayRuns(days: readonly ServiceDay[], language: Language): string[] {
  const runs: Weekday[][] = []
  for (const [index, weekday] of WEEKDAYS.entries()) {
    if (!days.includes(weekday)) continue
    const before = WEEKDAYS[index - 1]
    const run = runs.at(-1)
    if (run && run.at(-1) === before) run.push(weekday)
    else runs.push([weekday])
  }
  return runs.flatMap((run) => {
    const names = run.map((weekday) => weekdayName(weekday, language))
    return names.length < 3 ? names : [names[0] + (language === 'en' ? '–' : '〜') + names.at(-1)]
  })
}

function closingDayJapanese(day: ClosingDay): string {
  return day === 'holiday' ? '祝日' : `${weekdayName(day, 'jp')}曜日`
}

function closingDayEnglish(day: ClosingDay): string {
  return day === 'holiday' ? 'public holidays' : `${weekdayName(day, 'en')}s`
}

function nthJapanese({ weekday, nth }: NthClosure): string {
  return `${nth.map((n) => `第${n}`).join('・')}${weekdayName(weekday, 'jp')}曜日`
}

function nthEnglish({ weekday, nth }: NthClosure): string {
  const ordinals = nth.map((n) => ['1st', '2nd', '3rd', '4th', '5th'][n - 1] ?? '')
  const plural = ordinals.length > 1 ? 's' : ''
  return `the ${englishList(ordinals)} ${weekdayName(weekday, 'en')}${plural} of the month`
}

function weekdayName(weekday: Weekday, language: Language): string {
  return WEEKDAY_NAMES[language][WEEKDAYS.indexOf(weekday)] ?? ''
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
