/**
 * The formats that a Google Business Profile takes, as read on 30 November 2026: hours as a `Location` of the
 * Business Information API v1, menus as `FoodMenus` of the Google My Business API v4. The guide
 * docs/guides/google-business-profile.md says what to do with them.
 */
export const FORMAT_DATE = '2026-11-30'

/** Letters of a name, and of a description. */
export const NAME_LIMIT = 140
export const DESCRIPTION_LIMIT = 1000

export type TimeOfDay = { hours: number; minutes?: number }

/** A day of the calendar. */
export type GoogleDate = { year: number; month: number; day: number }

export type DayOfWeek =
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY'
  | 'SUNDAY'

/** A time of every week. Midnight at the end of a day is 24 hours. */
export type TimePeriod = {
  openDay: DayOfWeek
  openTime: TimeOfDay
  closeDay: DayOfWeek
  closeTime: TimeOfDay
}

/** A time of one day, or that it is closed all day. Less than a day long, and over by noon of the next. */
export type SpecialHourPeriod =
  | { startDate: GoogleDate; closed: true }
  | { startDate: GoogleDate; openTime: TimeOfDay; endDate: GoogleDate; closeTime: TimeOfDay }

/** The part of a location that says when it is open. */
export type GoogleLocation = {
  openInfo: { status: 'OPEN' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' }
  regularHours?: { periods: TimePeriod[] }
  specialHours?: { specialHourPeriods: SpecialHourPeriod[] }
}

/** A name in one language. */
export type MenuLabel = { displayName: string; description?: string; languageCode: string }

export type Attributes = {
  price: { currencyCode: 'JPY'; units: string }
  allergen?: string[]
  dietaryRestriction?: string[]
}

export type FoodMenuItem = {
  labels: MenuLabel[]
  attributes: Attributes
  options?: { labels: MenuLabel[]; attributes: Attributes }[]
}

export type FoodMenuSection = { labels: MenuLabel[]; items: FoodMenuItem[] }

export type FoodMenus = {
  /** To be completed with the numbers of the account and of the location. */
  name: string
  menus: { labels: MenuLabel[]; sourceUrl: string; sections: FoodMenuSection[] }[]
}
