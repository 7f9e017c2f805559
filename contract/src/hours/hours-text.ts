import type { Language, PerLanguage } from '../language.ts'
import { WEEKDAYS } from './calendar.ts'
import { timesText } from './notices.ts'
import type { OpeningHours, ServiceDay, Session } from './opening-hours.ts'
import { isAroundTheClock, servedDays } from './service-days.ts'
import { hoursWords as en } from './words/en.ts'
import { hoursWords as jp } from './words/jp.ts'
import type { HoursWords } from './words/shape.ts'
import { SPOKEN } from './words/spoken.ts'

export const HOURS_WORDS: PerLanguage<HoursWords> = { en, jp }

/**
 * The regular hours as lines to read: the days, below them a line for each session, last the closing days.
 * `Friday and Saturday:`, `Dinner 17:00–2:00 (last order 1:30)`; 金・土, ディナー 17:00〜翌2:00（ラストオーダー 翌1:30）. For
 * temporary closures and special hours see `hoursNotices`.
 */
export function hoursText(hours: OpeningHours, language: Language): string[] {
  const byDays = new Map<string, { days: ServiceDay[]; sessions: Session[] }>()
  for (const session of hours.sessions) {
    const days = servedDays(hours, session)
    if (days.length === 0) continue
    const line = byDays.get(days.join()) ?? { days, sessions: [] }
    line.sessions.push(session)
    byDays.set(days.join(), line)
  }
  const lines = [...byDays.values()].sort((a, b) => firstDay(a.days) - firstDay(b.days))
  return [
    ...lines.flatMap(({ days, sessions }) => sessionLines(hours, days, sessions, language)),
    ...closingLines(hours, language),
  ]
}

/** The line of the days of rest, if there are any. */
export function closingLines(hours: OpeningHours, language: Language): string[] {
  const { closedDays, closedNth } = hours
  if (closedDays.length === 0 && closedNth.length === 0) return []
  return [HOURS_WORDS[language].closingDays(hours)]
}

function firstDay(days: readonly ServiceDay[]): number {
  const index = WEEKDAYS.findIndex((weekday) => days.includes(weekday))
  return index === -1 ? WEEKDAYS.length : index
}

function sessionLines(
  hours: OpeningHours,
  days: ServiceDay[],
  sessions: Session[],
  language: Language,
): string[] {
  const { heading, serviceDays } = HOURS_WORDS[language]
  const times = [...sessions]
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .map((session) => sessionLine(hours, session, language))
  return [heading(serviceDays(days)), ...times]
}

function sessionLine(hours: OpeningHours, session: Session, language: Language): string {
  const { allDay, labels } = HOURS_WORDS[language]
  if (isAroundTheClock(hours, session)) return allDay
  const { label } = session
  return (label ? labels[label] : '') + timesText(session, SPOKEN[language])
}
