import { type Day, dateOf, weekdayIndex, weekdayOf, writeDay } from './calendar.ts'
import { DAY_MINUTES, readClock } from './clock.ts'
import { isPublicHoliday } from './holidays.ts'
import type {
  OpeningHours,
  ServiceDay,
  Session,
  SessionLabel,
  TemporaryClosure,
  Times,
} from './opening-hours.ts'
import { holidayRule } from './service-days.ts'
import type { TokyoMinute } from './tokyo-clock.ts'

/** A session on one day, in minutes on Tokyo's clock. It belongs to the day it begins on. */
export type Sitting = {
  opens: TokyoMinute
  closes: TokyoMinute
  lastOrder: TokyoMinute | null
  /** What staff call it; without a name of theirs, what it is called by the time it opens. */
  label: SessionLabel
}

/** A sitting that opens earlier is lunch, in minutes from midnight. */
const DINNER_OPENS = 15 * 60

/** The sittings that begin on a day, in order; none when the restaurant is closed. */
export function sittingsOn(hours: OpeningHours, day: Day): Sitting[] {
  if (closureOn(hours, day)) return []
  return timesOn(hours, day)
    .map((times) => sittingOf(times, day))
    .sort((a, b) => a.opens - b.opens)
}

/** Whether a restaurant is stated to be closed on a day, with or without times of service. */
export function restsOn(hours: OpeningHours, day: Day): boolean {
  if (closureOn(hours, day)) return true
  return specialOn(hours, day).length === 0 && isRegularlyClosed(hours, day)
}

/** The temporary closure on a day. */
function closureOn(hours: OpeningHours, day: Day): TemporaryClosure | undefined {
  return hours.closures.find(coversDay(day))
}

const coversDay =
  (day: Day) =>
  ({ from, to }: { from: string; to: string }) => {
    const date = writeDay(day)
    return from <= date && date <= to
  }

function specialOn(hours: OpeningHours, day: Day): readonly LabelledTimes[] {
  return hours.specialHours?.filter(coversDay(day)) ?? []
}

type LabelledTimes = Times & Pick<Session, 'label'>

/** The special hours of a day, else the regular ones. */
function timesOn(hours: OpeningHours, day: Day): readonly LabelledTimes[] {
  const special = specialOn(hours, day)
  if (special.length > 0) return special
  return isRegularlyClosed(hours, day) ? [] : sessionsOn(hours, day)
}

function isRegularlyClosed(hours: OpeningHours, day: Day): boolean {
  const holiday = isPublicHoliday(day)
  if (holiday && hours.closedDays.includes('holiday')) return true
  const rule = holidayRule(hours)
  if (isClosingDay(hours, day)) return !holiday || rule === 'closed'
  return rule === 'shift' && !holiday && isShiftedTo(hours, day)
}

/** Whether a day is a weekly or monthly closing day, holidays aside. */
function isClosingDay(hours: OpeningHours, day: Day): boolean {
  const weekday = weekdayOf(day)
  const nth = Math.ceil(dateOf(day).date / 7)
  return (
    hours.closedDays.includes(weekday) ||
    hours.closedNth.some((closure) => closure.weekday === weekday && closure.nth.includes(nth))
  )
}

/** Whether a day is the first working day after a holiday that would have been a closing day. */
function isShiftedTo(hours: OpeningHours, day: Day): boolean {
  if (!isWorkingDay(day)) return false
  for (let before = day - 1; !isWorkingDay(before); before--) {
    if (isPublicHoliday(before) && isClosingDay(hours, before)) return true
  }
  return false
}

function isWorkingDay(day: Day): boolean {
  return weekdayIndex(day) < 5 && !isPublicHoliday(day)
}

function sessionsOn(hours: OpeningHours, day: Day): Session[] {
  const on = (name: ServiceDay) => hours.sessions.filter(({ days }) => days.includes(name))
  const ofHoliday = isPublicHoliday(day) ? on('holiday') : []
  const ordinary = ofHoliday.length > 0 ? ofHoliday : on(weekdayOf(day))
  const ofEve = isPublicHoliday(day + 1) ? on('holidayEve') : []
  const kept = ordinary.filter((session) => !ofEve.some((eve) => replaces(eve, session)))
  return [...kept, ...ofEve]
}

function replaces(eve: Session, session: Session): boolean {
  const sameLabel = eve.label !== undefined && eve.label === session.label
  // Canonical times compare as texts.
  return sameLabel || (eve.opens < session.closes && session.opens < eve.closes)
}

function sittingOf(times: LabelledTimes, day: Day): Sitting {
  const midnight = day * DAY_MINUTES
  const lastOrder = readClock(times.lastOrder)
  const opens = readClock(times.opens) ?? 0
  return {
    opens: midnight + opens,
    closes: midnight + (readClock(times.closes) ?? 0),
    lastOrder: lastOrder === null ? null : midnight + lastOrder,
    label: times.label ?? (opens < DINNER_OPENS ? 'lunch' : 'dinner'),
  }
}
