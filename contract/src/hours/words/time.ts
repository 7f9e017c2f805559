import type { Language, PerLanguage } from '../../language.ts'
import type { Day } from '../calendar.ts'
import { timeWords as en } from './en.ts'
import { timeWords as jp } from './jp.ts'
import type { TimeWords } from './words.ts'

export const TIME_WORDS: PerLanguage<TimeWords> = { en, jp }

/** Dates further from today than this are written with their year. */
const YEAR_AFTER_DAYS = 180

/**
 * A date as people say it, with its year when that is not plain on the day it is read; `null`: that
 * day is not known.
 */
export function dateWords(day: Day, today: Day | null, language: Language): string {
  const withYear = today === null || Math.abs(day - today) > YEAR_AFTER_DAYS
  return TIME_WORDS[language].date(day, withYear)
}
