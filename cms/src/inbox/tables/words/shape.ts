import type { Day } from '@noren/contract/hours/calendar'

/** A table as its guest is written to about it, every text in the guest's language. */
export type Asked = {
  day: Day
  /** From the day's midnight, also past the next one. */
  minutes: number
  people: number
  restaurant: string
  /** Empty when it is not known any more. */
  address: string
  phone: string
}

/** What is said of tables, in a language of the site. */
export type TableWords = {
  /** Day, weekday and time. */
  readonly when: (day: Day, minutes: number) => string
  readonly party: (people: number) => string
  /** What the guest's calendar calls it. */
  readonly event: (asked: Asked) => string
}
