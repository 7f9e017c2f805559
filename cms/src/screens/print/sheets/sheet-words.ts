import type { PerLanguage } from '@noren/contract/language'
import { sheetWords as en } from './words/en.ts'
import { sheetWords as jp } from './words/jp.ts'

/** What sheets say beside a restaurant's own texts. */
export const SHEET_WORDS: PerLanguage<typeof en> = { en, jp }
