import { dateOf, type Weekday, weekdayIndex } from '../calendar.ts'
import { DAY_MINUTES } from '../clock.ts'
import { nameOf } from '../day-runs.ts'
import type { ClosingDay, NthClosure, OpeningHours } from '../opening-hours.ts'
import { holidayRule } from '../service-days.ts'
import { clockFace, staysClosed } from './days.ts'
import { serviceDays } from './service-days/jp.ts'
import type { HoursWords, TimeWords } from './shape.ts'

const WEEKDAYS = ['月', '火', '水', '木', '金', '土', '日']

const date: TimeWords['date'] = (day, withYear) => {
  const { year, month, date } = dateOf(day)
  const weekday = WEEKDAYS[weekdayIndex(day)]
  return `${withYear ? `${year}年` : ''}${month}月${date}日（${weekday}）`
}

/** `9:00`, `24:00`, 翌2:00; 1月4日（月）, 2027年1月4日（月）. */
export const timeWords: TimeWords = {
  weekdays: WEEKDAYS,
  clock: (minutes) => {
    if (minutes === DAY_MINUTES) return '24:00'
    return (minutes > DAY_MINUTES ? '翌' : '') + clockFace(minutes)
  },
  date,
  shortDate: date,
}

/** 月〜木・祝日, ディナー 17:00〜翌2:00（ラストオーダー 翌1:30）. */
export const hoursWords: HoursWords = {
  serviceDays: (days) => serviceDays(days, WEEKDAYS),
  heading: (days) => days,
  allDay: '24時間営業',
  labels: { lunch: 'ランチ ', dinner: 'ディナー ' },
  closingDays: (hours) => {
    const days = [...hours.closedDays.map(closingDay), ...hours.closedNth.map(nth)]
    return `定休日 ${days.join('、')}${exception(hours)}`
  },
  closure: (first, last, reason) => {
    const days = first === last ? first : `${first}〜${last}`
    return `${days}は休業${reason && `（${reason}）`}`
  },
  of: (restaurants, notice) => `${restaurants.join('・')}：${notice}`,
  because: (notice, reason) => `${notice}（${reason}）`,
  everyRestaurant: '全店',
}

function exception(hours: OpeningHours): string {
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

function closingDay(day: ClosingDay): string {
  return day === 'holiday' ? '祝日' : `${weekday(day)}曜日`
}

function nth(closure: NthClosure): string {
  return `${closure.nth.map((n) => `第${n}`).join('・')}${weekday(closure.weekday)}曜日`
}

function weekday(day: Weekday): string {
  return nameOf(day, WEEKDAYS)
}
