import type { PerLanguage } from '@noren/contract/language'
import { home as en } from '#src/language/bundle/en/home.ts'
import { home as jp } from '#src/language/bundle/jp/home.ts'

/** Not in the bundle, since only this page shows these texts. */
export const HOME_WORDS: PerLanguage<typeof en> = { en, jp }
