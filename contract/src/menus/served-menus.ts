import { type Day, weekdayIndex } from '../hours/calendar.ts'
import { DAY_MINUTES, readClock } from '../hours/clock.ts'
import { isPublicHoliday } from '../hours/holidays.ts'
import type { OpeningHours, SessionLabel } from '../hours/opening-hours.ts'
import { type Sitting, sittingsOn } from '../hours/sittings.ts'
import { dayOfMinute, type TokyoMinute, tokyoMinute } from '../hours/tokyo-clock.ts'
import type { Menu, MenuDay, MenuTimes } from '../resources/menus.ts'

/** Days searched for the next sitting. */
const AHEAD = 14

/**
 * Whether each menu is served in the sitting that takes orders at a moment, or else in the next one. All are
 * where nobody knows, or where none would be.
 */
export function servedMenus(
  menus: readonly Menu[],
  hours: OpeningHours | undefined,
  at: Date,
): boolean[] {
  if (!hours) return menus.map(() => true)
  const sittings = sittingsToServe(hours, tokyoMinute(at))
  const served = menus.map(
    ({ when }) =>
      !when || sittings.length === 0 || sittings.some((each) => isServedIn(each, when, hours)),
  )
  return served.includes(true) ? served : menus.map(() => true)
}

function sittingsToServe(hours: OpeningHours, now: TokyoMinute): Sitting[] {
  const today = dayOfMinute(now)
  const takesOrders = ({ closes, lastOrder }: Sitting) =>
    lastOrder === null ? now < closes : now <= lastOrder
  // A sitting that began yesterday may still take orders.
  const yesterdays = sittingsOn(hours, today - 1).filter(takesOrders)
  for (let day = today; day <= today + AHEAD; day++) {
    const sittings = [...yesterdays, ...sittingsOn(hours, day).filter(takesOrders)]
    const running = sittings.filter(({ opens }) => opens <= now)
    if (running.length > 0) return running
    const [next] = sittings
    if (next) return sittings.filter(({ opens }) => opens === next.opens)
  }
  return []
}

/** A sitting without a name may be any: special hours have none. */
function isServedIn(sitting: Sitting, when: MenuTimes, hours: OpeningHours): boolean {
  const day = dayOfMinute(sitting.opens)
  const labels = labelsOf(sitting, day, hours)
  const isNamed = labels.length === 0 || labels.some((label) => when.sessions?.includes(label))
  return (!when.sessions || isNamed) && (!when.days || when.days.some((each) => IS_ON[each](day)))
}

function labelsOf({ opens, closes }: Sitting, day: Day, hours: OpeningHours): SessionLabel[] {
  const midnight = day * DAY_MINUTES
  return hours.sessions
    .filter((session) => midnight + (readClock(session.opens) ?? 0) === opens)
    .filter((session) => midnight + (readClock(session.closes) ?? 0) === closes)
    .flatMap(({ label }) => label ?? [])
}

const IS_ON: Readonly<Record<MenuDay, (day: Day) => boolean>> = {
  weekday: (day) => weekdayIndex(day) < 5 && !isPublicHoliday(day),
  weekend: (day) => weekdayIndex(day) >= 5,
  holiday: isPublicHoliday,
}
