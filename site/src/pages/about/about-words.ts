import type { PerLanguage } from '@noren/contract/language'
import { about as en } from '#src/language/bundle/en/about.ts'
import { about as jp } from '#src/language/bundle/jp/about.ts'

/** Not in the bundle, since only this page shows these texts. */
export const ABOUT_WORDS: PerLanguage<typeof en> = { en, jp }
