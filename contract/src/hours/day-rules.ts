import type { LocalizedText } from '../localized.ts'
import { type Day, dateOf, weekdayIndex, weekdayOf, writeDay } from './calendar.ts'
import { isPublicHoliday } from './holidays.ts'
import type { OpeningHours, ServiceDay, Session, Times } from './opening-hours.ts'
import { holidayRule } from './service-days.ts'

/** The rule by which a day is regularly one of rest. */
type Rest =
  /** The restaurant rests on public holidays, and the day is one. */
  | 'holidayRest'
  /** A weekday of rest, of every week or the nth of a month. */
  | 'weeklyRest'
  | 'monthlyRest'
  /** It rests in place of a public holiday on which it opened. */
  | 'shiftedRest'

/** The rule by which a restaurant is open on a day, or closed. */
export type DayRule =
  /** A pause or the end of the restaurant, which its page says in words of its own. */
  | 'away'
  | 'closure'
  | 'special'
  | Rest
  /** A weekday of rest on which it opens, since it is a public holiday. */
  | 'openHoliday'
  /** The hours of public holidays, of days before one, of the weekday. */
  | 'holiday'
  | 'holidayEve'
  | 'weekday'
  /** Nothing is stated for such a day. */
  | 'unserved'

/** What a restaurant serves on a day, by which rule, and the reason that staff gave for these dates. */
export type DayService = {
  rule: DayRule
  times: readonly LabelledTimes[]
  reason?: LocalizedText
}

/** Times of service, with the meal where it is said. */
export type LabelledTimes = Times & Pick<Session, 'label'>

/** The times of service of a day with their rule: the first that applies decides. */
export function serviceOn(hours: OpeningHours, day: Day): DayService {
  const closure = hours.closures.find(coversDay(day))
  if (closure)
    return { rule: closure.quiet ? 'away' : 'closure', times: [], reason: closure.reason }
  const special = hours.specialHours?.filter(coversDay(day)) ?? []
  const [first] = special
  if (first) return { rule: 'special', times: special, reason: first.reason }
  const rest = restOn(hours, day)
  return rest ? { rule: rest, times: [] } : regularOn(hours, day)
}

/** Whether a restaurant is stated to be closed on a day, with or without times of service. */
export function restsOn(hours: OpeningHours, day: Day): boolean {
  const { rule, times } = serviceOn(hours, day)
  return times.length === 0 && rule !== 'unserved'
}

const coversDay =
  (day: Day) =>
  ({ from, to }: { from: string; to: string }) => {
    const date = writeDay(day)
    return from <= date && date <= to
  }

function restOn(hours: OpeningHours, day: Day): Rest | null {
  const holiday = isPublicHoliday(day)
  if (holiday && hours.closedDays.includes('holiday')) return 'holidayRest'
  const rule = holidayRule(hours)
  const rest = closingDay(hours, day)
  if (rest) return !holiday || rule === 'closed' ? rest : null
  return rule === 'shift' && !holiday && isShiftedTo(hours, day) ? 'shiftedRest' : null
}

/** The rule by which its weekday makes a day one of rest, holidays aside. */
function closingDay(hours: OpeningHours, day: Day): Rest | null {
  const weekday = weekdayOf(day)
  if (hours.closedDays.includes(weekday)) return 'weeklyRest'
  const nth = Math.ceil(dateOf(day).date / 7)
  const isNth = hours.closedNth.some((rest) => rest.weekday === weekday && rest.nth.includes(nth))
  return isNth ? 'monthlyRest' : null
}

/** Whether a day is the first working day after a holiday that would have been a closing day. */
function isShiftedTo(hours: OpeningHours, day: Day): boolean {
  if (!isWorkingDay(day)) return false
  for (let before = day - 1; !isWorkingDay(before); before--) {
    if (isPublicHoliday(before) && closingDay(hours, before)) return true
  }
  return false
}

function isWorkingDay(day: Day): boolean {
  return weekdayIndex(day) < 5 && !isPublicHoliday(day)
}

/** The sessions of a day that is none of rest. */
function regularOn(hours: OpeningHours, day: Day): DayService {
  const on = (name: ServiceDay) => hours.sessions.filter(({ days }) => days.includes(name))
  const ofHoliday = isPublicHoliday(day) ? on('holiday') : []
  const ordinary = ofHoliday.length > 0 ? ofHoliday : on(weekdayOf(day))
  const ofEve = isPublicHoliday(day + 1) ? on('holidayEve') : []
  const kept = ordinary.filter((session) => !ofEve.some((eve) => replaces(eve, session)))
  const times = [...kept, ...ofEve]
  if (times.length === 0) return { rule: 'unserved', times }
  if (closingDay(hours, day)) return { rule: 'openHoliday', times }
  if (ofEve.length > 0) return { rule: 'holidayEve', times }
  return { rule: ofHoliday.length > 0 ? 'holiday' : 'weekday', times }
}

function replaces(eve: Session, session: Session): boolean {
  const sameLabel = eve.label !== undefined && eve.label === session.label
  // Canonical times compare as texts.
  return sameLabel || (eve.opens < session.closes && session.opens < eve.closes)
}
