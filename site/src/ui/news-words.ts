import type { PerLanguage } from '@noren/contract/language'
import { news as en } from '#src/language/bundle/en/news.ts'
import { news as jp } from '#src/language/bundle/jp/news.ts'

/** Not in the bundle, since few pages show these texts. */
export const NEWS_WORDS: PerLanguage<typeof en> = { en, jp }
