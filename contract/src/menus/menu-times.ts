import { timesText } from '../hours/notices.ts'
import type { OpeningHours, ServiceDay, Session } from '../hours/opening-hours.ts'
import type { NoticeWords, TimeWords } from '../hours/words/shape.ts'
import type { Language } from '../language.ts'
import type { MenuDay, MenuTimes } from '../resources/menus.ts'
import { MENU_WORDS } from './menu-words.ts'

/** How a language writes times. */
type Spoken = TimeWords & NoticeWords

/**
 * When a menu is served, in words: `Weekdays except public holidays, 11:30–15:00 (last order 14:00)`;
 * 平日　11:30〜15:00（ラストオーダー 14:00）. Where the times differ by day, each with its days.
 */
export function menuTimesText(
  when: MenuTimes,
  hours: OpeningHours | undefined,
  language: Language,
  spoken: Spoken,
): string {
  const words = MENU_WORDS[language]
  const limit = when.days ? words.days(when.days) : ''
  const { sessions } = when
  if (!sessions) return words.when(limit, [])
  const byDays = [...timesByDays(when, hours, language, spoken)]
  const [first] = byDays
  if (!first)
    return words.when(
      limit,
      sessions.map((each) => words.sessions[each]),
    )
  if (byDays.length === 1) return words.when(limit, first[1])
  return words.whenByDays(
    limit,
    byDays.map(([days, times]) => words.when(days, times)),
  )
}

/** The times of a menu's sessions, by the days they are on. */
function timesByDays(
  when: MenuTimes,
  hours: OpeningHours | undefined,
  language: Language,
  spoken: Spoken,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (!hours) return found
  const named = hours.sessions.filter(({ label }) => label && when.sessions?.includes(label))
  const limited = named.filter((session) => daysOf(session, hours, when.days).length > 0)
  // Where no session says what is served on public holidays, it is that of the weekday.
  const [sessions, days] = limited.length > 0 ? [limited, when.days] : [named, undefined]
  for (const session of sessions) {
    const on = MENU_WORDS[language].serviceDays(daysOf(session, hours, days), spoken.weekdays)
    const times = timesText(session, spoken)
    const all = found.get(on) ?? []
    if (!all.includes(times)) found.set(on, [...all, times])
  }
  return found
}

const SERVICE_DAYS: Readonly<Record<MenuDay, readonly ServiceDay[]>> = {
  weekday: ['mon', 'tue', 'wed', 'thu', 'fri'],
  weekend: ['sat', 'sun'],
  holiday: ['holiday'],
}

function daysOf(session: Session, hours: OpeningHours, limit: MenuTimes['days']): ServiceDay[] {
  const closed = new Set<string>(hours.closedDays)
  const days = session.days.filter((day) => !closed.has(day))
  if (!limit) return days
  const within = new Set(limit.flatMap((each) => SERVICE_DAYS[each]))
  return days.filter((day) => within.has(day))
}
