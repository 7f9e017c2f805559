import { type Day, dateOf, readDay } from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dateWords } from '@noren/contract/hours/words/words'
import type { Language } from '@noren/contract/language'
import { type InLanguage, inLanguage } from '@noren/contract/localized'
import type { OpenWords } from './open-words.ts'
import { dayOfMinute, tokyoMinute } from './tokyo-clock.ts'

/** What a restaurant tells its guests about a closure; the reason may be in the other language. */
type ClosureNotice = { text: string; reason: InLanguage<string> | null }

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
  words: OpenWords,
): ClosureNotice | null {
  const today = dayOfMinute(tokyoMinute(at))
  const next = hours.closures
    .map(({ from, to, reason }) => ({ from: readDay(from) ?? 0, to: readDay(to) ?? 0, reason }))
    .filter(({ from, to }) => from <= today + ANNOUNCED_DAYS && today <= to)
    .sort((a, b) => a.from - b.from)[0]
  if (!next) return null
  return {
    text: noticeText(next.from, next.to, today, words),
    reason: inLanguage(next.reason, language),
  }
}

function noticeText(from: Day, to: Day, today: Day, words: OpenWords): string {
  if (to === today) return words.closedToday
  const last = dateWords(to, today, words)
  if (from <= today) return words.closedUntil(last)
  if (from === to) return words.closedOn(last)
  const first = dateWords(from, today, words)
  const { date, month } = dateOf(from)
  const isOneMonth = month === dateOf(to).month && to - from < 31
  return isOneMonth
    ? words.closedWithinMonth({ words: first, date }, last)
    : words.closedFromTo(first, last)
}
