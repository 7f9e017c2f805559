import { type Day, dateOf, weekdayIndex } from '@noren/contract/hours/calendar'
import { type DayRule, serviceOn } from '@noren/contract/hours/day-rules'
import { isPublicHoliday } from '@noren/contract/hours/holidays'
import { timesText } from '@noren/contract/hours/notices'
import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { textIn } from '@noren/contract/localized'
import { COMMA, joined, type Words } from '../../base/words.ts'
import type { Choice, Entry } from './closure.ts'

/** How many days are said, today included. */
const DAYS_AHEAD = 90

/** A day of a restaurant: its hours, and the rule they follow from. */
export type DayAhead = { day: Day; isPlain: boolean; hours: Words; rule: Words }

/** The next days of a restaurant, as its pages will show them; none where no hours are stated. */
export function daysAhead(choice: Choice, entries: readonly Entry[], today: Day): DayAhead[] {
  const hours = withEntries(choice, entries)
  if (!hours) return []
  return Array.from({ length: DAYS_AHEAD }, (_, after) => dayAhead(hours, today + after))
}

/** The hours of a restaurant with its closures and special hours; `null` without any. */
export function withEntries({ id, hours }: Choice, entries: readonly Entry[]): OpeningHours | null {
  const own = entries.filter(({ restaurants }) => restaurants.includes(id))
  return readOpeningHours({
    ...hours,
    closures: [...(hours?.closures ?? []), ...own.filter(({ times }) => times.length === 0)],
    specialHours: own.flatMap(({ times, ...days }) => times.map((each) => ({ ...days, ...each }))),
  })
}

/** A day of a restaurant by its hours. */
export function dayAhead(hours: OpeningHours, day: Day): DayAhead {
  const { rule, times, reason } = serviceOn(hours, day)
  const said = times.map((each) => ({
    en: timesText(each, SPOKEN.en),
    ja: timesText(each, SPOKEN.jp),
  }))
  const why = { en: textIn(reason, 'en'), ja: textIn(reason, 'jp') }
  const words = ruleWords(rule, day)
  return {
    day,
    isPlain: !isPublicHoliday(day) && (rule === 'weekday' || rule === 'weeklyRest'),
    hours: times.length > 0 ? joined(said, COMMA) : CLOSED,
    rule: {
      en: why.en ? `${words.en}: ${why.en}` : words.en,
      ja: why.ja ? `${words.ja}（${why.ja}）` : words.ja,
    },
  }
}

const CLOSED: Words = { en: 'Closed', ja: '休み' }

function ruleWords(rule: DayRule, day: Day): Words {
  const [en, ja] = [TIME_WORDS.en, TIME_WORDS.jp].map(
    ({ weekdays }) => weekdays[weekdayIndex(day)] ?? '',
  )
  const nth = Math.ceil(dateOf(day).date / 7)
  switch (rule) {
    case 'closure':
      return { en: 'Temporary closure', ja: '臨時休業' }
    case 'away':
      return {
        en: 'It pauses or has closed, as its form says',
        ja: '休業・閉店（店の編集画面に登録）',
      }
    case 'special':
      return { en: 'Special hours', ja: '特別営業' }
    case 'holidayRest':
      return { en: 'Public holiday, a day of rest', ja: '祝日のため定休' }
    case 'weeklyRest':
      return isPublicHoliday(day)
        ? {
            en: `Day of rest: ${en}, also on a public holiday`,
            ja: `定休日（${ja}曜日・祝日でも休み）`,
          }
        : { en: `Day of rest: ${en}`, ja: `定休日（${ja}曜日）` }
    case 'monthlyRest':
      return {
        en: `Day of rest: ${ORDINALS[nth]} ${en} of the month`,
        ja: `定休日（第${nth}${ja}曜日）`,
      }
    case 'shiftedRest':
      return { en: 'Day of rest moved here by a public holiday', ja: '祝日営業の振替休み' }
    case 'openHoliday':
      return { en: 'Public holiday: open on a day of rest', ja: '祝日のため、定休日でも営業' }
    case 'holiday':
      return { en: 'Hours of public holidays', ja: '祝日の営業時間' }
    case 'holidayEve':
      return { en: 'Hours of days before a public holiday', ja: '祝前日の営業時間' }
    case 'weekday':
      return isPublicHoliday(day)
        ? { en: `Public holiday, hours of a ${en}`, ja: `祝日・${ja}曜日の営業時間` }
        : { en: `Hours of a ${en}`, ja: `${ja}曜日の営業時間` }
    case 'unserved':
      return { en: `No hours are entered for a ${en}`, ja: `${ja}曜日の営業時間が未登録` }
  }
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
