import { type Day, weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { PerLanguage } from '@noren/contract/language'

/** A table in a message to its guest, every text in the guest's language. */
export type Asked = {
  day: Day
  /** Minutes from the day's midnight, also past the next one. */
  minutes: number
  people: number
  restaurant: string
  /** Empty when it is no longer known. */
  address: string
  phone: string
}

/** A time of a day of business, to which the night after midnight belongs. */
export function clockInEnglish(minutes: number): string {
  return `${TIME_WORDS.en.clock(minutes)}${minutes > DAY_MINUTES ? ' after midnight' : ''}`
}

const english = {
  /** Day, weekday and time. */
  when: (day: Day, minutes: number) => {
    const { weekdays, date } = TIME_WORDS.en
    return `${weekdays[weekdayIndex(day)]} ${date(day, true)}, ${clockInEnglish(minutes)}`
  },
  party: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  /** The title in the guest's calendar. */
  event: ({ people, restaurant }: Asked) => `Table for ${people} at ${restaurant}`,
}

const japanese: typeof english = {
  when: (day, minutes) => `${TIME_WORDS.jp.date(day, true)}${TIME_WORDS.jp.clock(minutes)}`,
  party: (people) => `${people}名様`,
  event: ({ people, restaurant }) => `${restaurant}（${people}名様）`,
}

/** Texts about tables, in the languages of the site. */
export const TABLE_WORDS: PerLanguage<typeof english> = {
  en: english,
  jp: japanese,
}
