import { restaurantDay } from '@noren/contract/hours/business-day'
import { type HoursNotice, hoursNotices } from '@noren/contract/hours/notices'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { TimeWords } from '@noren/contract/hours/words/shape'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Language } from '@noren/contract/language'
import type { Bundle } from '#src/language/bundle/en.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useNow } from './use-now.ts'

/** The closure and the special hours that are current or about to begin, by the restaurant's day. */
export function useHoursNotices(hours: OpeningHours | undefined): HoursNotice[] {
  const language = useLanguage()
  const words = openWords(useBundle(), language)
  const now = tokyoMinute(useNow())
  return hours ? hoursNotices(hours, restaurantDay(hours, now), language, words) : []
}

/** The notices about a restaurant's hours now. */
export type OpenWords = TimeWords & Bundle['openNow']

/** The bundle's texts, and how its language writes times. */
export function openWords({ openNow }: Bundle, language: Language): OpenWords {
  return { ...TIME_WORDS[language], ...openNow }
}
