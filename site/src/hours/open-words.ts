import type { PerLanguage } from '@noren/contract/language'
import { openNow as en } from '#src/language/bundle/en/open-now.ts'
import { openNow as jp } from '#src/language/bundle/jp/open-now.ts'

/** Loaded with restaurant pages alone, in every language: a clock goes on while they are shown. */
export const OPEN_WORDS: PerLanguage<typeof en> = { en, jp }
