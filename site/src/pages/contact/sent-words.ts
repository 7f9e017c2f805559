import type { PerLanguage } from '@noren/contract/language'
import { sent as en } from '#src/language/bundle/en/sent.ts'
import { sent as jp } from '#src/language/bundle/jp/sent.ts'

/** They come with the contact page alone. */
export const SENT_WORDS: PerLanguage<typeof en> = { en, jp }
