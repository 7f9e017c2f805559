import type { FreeTables } from '@noren/contract/hours/full'
import { fullNow } from '@noren/contract/hours/full-now'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Language, PerLanguage } from '@noren/contract/language'
import { full as en } from '#src/language/bundle/en/full.ts'
import { full as jp } from '#src/language/bundle/jp/full.ts'

const WORDS: PerLanguage<typeof en> = { en, jp }

/** A restaurant's hours, and what is full. */
export type OpenAndFull = FreeTables & { openingHours?: OpeningHours }

/** Says what is full of a restaurant's day, or else where few tables are left; empty where nothing is. */
export function fullWords(
  { full, fewLeft, openingHours }: OpenAndFull,
  now: Date,
  language: Language,
): string {
  const words = WORDS[language]
  const minute = tokyoMinute(now)
  const what = fullNow(full, openingHours, minute)
  if (what) return words[what]
  const few = fullNow(fewLeft, openingHours, minute)
  return few ? words.few[few] : ''
}
