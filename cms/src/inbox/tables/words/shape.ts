import type { Day } from '@noren/contract/hours/calendar'

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

/** Texts about tables, in a language of the site. */
export type TableWords = {
  /** Day, weekday and time. */
  readonly when: (day: Day, minutes: number) => string
  readonly party: (people: number) => string
  /** The title in the guest's calendar. */
  readonly event: (asked: Asked) => string
}
