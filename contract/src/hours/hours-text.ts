import type { Language } from '../language.ts'
import { WEEKDAYS } from './calendar.ts'
import { readClock } from './clock.ts'
import { closingDaysWords, serviceDaysWords } from './day-words.ts'
import type { OpeningHours, ServiceDay, Session, SessionLabel } from './opening-hours.ts'
import { servedDays } from './service-days.ts'
import { clockWords } from './words.ts'

const LABELS = {
  en: { lunch: 'Lunch ', dinner: 'Dinner ' },
  jp: { lunch: 'ランチ ', dinner: 'ディナー ' },
} as const satisfies { [L in Language]: { [S in SessionLabel]: string } }

/**
 * The regular hours as lines to read: the days, below them a line for each session, last the
 * closing days. `Friday and Saturday:`, `Dinner 17:00–2:00 (last order 1:30)`; 金・土,
 * ディナー 17:00〜翌2:00（ラストオーダー 翌1:30）. Temporary closures are not among them: see
 * `closureNotice`.
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
  const closed = closingDaysWords(hours, language)
  return [
    ...lines.flatMap(({ days, sessions }) => sessionLines(days, sessions, language)),
    ...(closed ? [closed] : []),
  ]
}

function firstDay(days: readonly ServiceDay[]): number {
  const index = WEEKDAYS.findIndex((weekday) => days.includes(weekday))
  return index === -1 ? WEEKDAYS.length : index
}

function sessionLines(days: ServiceDay[], sessions: Session[], language: Language): string[] {
  const names = serviceDaysWords(days, language)
  const times = [...sessions]
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .map((session) => sessionWords(session, language))
  return [language === 'en' ? `${names}:` : names, ...times]
}

function sessionWords(session: Session, language: Language): string {
  const label = session.label ? LABELS[language][session.label] : ''
  const opens = time(session.opens, language)
  const closes = time(session.closes, language)
  if (language === 'en') {
    const last = session.lastOrder ? ` (last order ${time(session.lastOrder, 'en')})` : ''
    return `${label}${opens}–${closes}${last}`
  }
  const last = session.lastOrder ? `（ラストオーダー ${time(session.lastOrder, 'jp')}）` : ''
  return `${label}${opens}〜${closes}${last}`
}

function time(clock: string, language: Language): string {
  return clockWords(readClock(clock) ?? 0, language)
}
