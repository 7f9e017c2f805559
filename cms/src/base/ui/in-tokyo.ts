import { businessDayOf } from '@noren/contract/hours/business-day'
import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { dayOfMinute, type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { joined, type Words } from '../words.ts'

/** The format of times in the desk's lists, in either of its languages: `2026-11-22 19:00`. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time on a clock in Japan, wherever the program and its user are: `2026-11-22 19:00`. */
export function inTokyo(moment: Date): string {
  return FORMAT.format(moment)
}

/** The day in Japan at a time: `2026-11-22`. */
export function dayInTokyo(moment: Date): string {
  return inTokyo(moment).slice(0, 10)
}

/** The beginning of a day in Japan (ISO 8601). */
export function midnightInTokyo(day: Day): string {
  return new Date(`${writeDay(day)}T00:00:00+09:00`).toISOString()
}

/** A day of a year: 2026年12月1日（火）, `Tue 1 Dec 2026`. */
export function dayWords(day: Day): Words {
  return { en: TIME_WORDS.en.shortDate(day, true), ja: TIME_WORDS.jp.date(day, true) }
}

/** Days from one to another: 12月28日（月）〜1月3日（日）, `Mon 28 Dec – Sun 3 Jan`. */
export function spanWords(from: Day, to: Day, wordsOf = dateWords): Words {
  const ends = from === to ? [from] : [from, to]
  return joined(ends.map(wordsOf), { en: ' – ', ja: '〜' })
}

/** A day of this year or the next: 12月1日（火）. */
function dateWords(day: Day): Words {
  return { en: TIME_WORDS.en.date(day, false), ja: TIME_WORDS.jp.date(day, false) }
}

/** A day of the next months, in a table: 12月1日（火）, `Tue 1 Dec`. */
export function shortWords(day: Day): Words {
  return { en: TIME_WORDS.en.shortDate(day, false), ja: TIME_WORDS.jp.date(day, false) }
}

/** A minute of a day: 2026年12月1日（火）5:00, `Tue 1 Dec 2026, 5:00`. */
export function minuteWords(minute: TokyoMinute): Words {
  const [{ en, ja }, onClock] = [dayWords(dayOfMinute(minute)), minute % DAY_MINUTES]
  return { en: `${en}, ${TIME_WORDS.en.clock(onClock)}`, ja: ja + TIME_WORDS.jp.clock(onClock) }
}

/** The minute in which a day of business begins: five in the morning. */
export function minuteOfBegin(day: Day): TokyoMinute {
  return day * DAY_MINUTES + 5 * 60
}

/** Today for staff: the day of business, which includes the night after midnight. */
export function todayIn(now: Date): Day {
  return businessDayOf(tokyoMinute(now))
}
