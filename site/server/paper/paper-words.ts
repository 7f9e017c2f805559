import type { PerLanguage } from '@noren/contract/language'
import { paperWords as en } from './words/en.ts'
import { paperWords as jp } from './words/jp.ts'

/** What the page of a printed sheet says. */
export const PAPER_WORDS: PerLanguage<typeof en> = { en, jp }
