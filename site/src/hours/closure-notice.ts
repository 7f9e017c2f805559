import { type Day, dateOf, readDay } from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dateWords } from '@noren/contract/hours/words'
import type { Language } from '@noren/contract/language'
import { type InLanguage, inLanguage } from '@noren/contract/localized'
import { dayOfMinute, tokyoMinute } from './tokyo-clock.ts'

/** What a restaurant tells its guests about a closure; the reason may be in the other language. */
export type ClosureNotice = { text: string; reason: InLanguage<string> | null }

/** Closures are announced this many days before they begin. */
const ANNOUNCED_DAYS = 14

/**
 * The temporary closure that is on or about to begin: `Closed 28 December – 3 January`,
 * 12月28日（月）〜1月3日（日）は休業いたします. `null` when none is.
 */
export function closureNotice(
  hours: OpeningHours,
  at: Date,
  language: Language,
): ClosureNotice | null {
  const today = dayOfMinute(tokyoMinute(at))
  const next = hours.closures
    .map(({ from, to, reason }) => ({ from: readDay(from) ?? 0, to: readDay(to) ?? 0, reason }))
    .filter(({ from, to }) => from <= today + ANNOUNCED_DAYS && today <= to)
    .sort((a, b) => a.from - b.from)[0]
  if (!next) return null
  const say = language === 'en' ? english : japanese
  return { text: say(next.from, next.to, today), reason: inLanguage(next.reason, language) }
}

function english(from: Day, to: Day, today: Day): string {
  if (to === today) return 'Closed today'
  if (from <= today) return `Closed until ${dateWords(to, today, 'en')}`
  const end = dateWords(to, today, 'en')
  if (from === to) return `Closed on ${end}`
  const sameMonth = dateOf(from).month === dateOf(to).month && to - from < 31
  return sameMonth
    ? `Closed ${dateOf(from).date}–${end}`
    : `Closed ${dateWords(from, today, 'en')} – ${end}`
}

function japanese(from: Day, to: Day, today: Day): string {
  if (to === today) return '本日は休業いたします'
  const end = dateWords(to, today, 'jp')
  if (from <= today) return `${end}まで休業いたします`
  return from === to
    ? `${end}は休業いたします`
    : `${dateWords(from, today, 'jp')}〜${end}は休業いたします`
}
