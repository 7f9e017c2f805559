import type { FullSitting } from '@noren/contract/hours/full'
import { fullNow } from '@noren/contract/hours/full-now'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Language, PerLanguage } from '@noren/contract/language'
import { full as en } from '#src/language/bundle/en/full.ts'
import { full as jp } from '#src/language/bundle/jp/full.ts'

const WORDS: PerLanguage<typeof en> = { en, jp }

/** A restaurant's hours, and what is full. */
export type OpenAndFull = { openingHours?: OpeningHours; full?: FullSitting[] }

/** Says what is full of a restaurant's day; empty where nothing is. */
export function fullWords(
  { full, openingHours }: OpenAndFull,
  now: Date,
  language: Language,
): string {
  const what = fullNow(full, openingHours, tokyoMinute(now))
  return what ? WORDS[language][what] : ''
}
