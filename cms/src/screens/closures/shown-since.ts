import { BANNER_DAYS } from '@noren/contract/hours/banners'
import { type Day, readDay } from '@noren/contract/hours/calendar'
import { ANNOUNCED_DAYS } from '@noren/contract/hours/notices'
import type { Closure } from './closure.ts'

/** The first days on which pages announce a closure, and on which a banner does. */
export function shownSince(
  { from }: Pick<Closure, 'from'>,
  today: Day,
): { pages: Day; banner: Day } {
  const first = readDay(from) ?? today
  return {
    pages: Math.max(today, first - ANNOUNCED_DAYS),
    banner: Math.max(today, first - BANNER_DAYS),
  }
}
