import type { PerLanguage } from '@noren/contract/language'
import { phoneFull as en } from '#src/language/bundle/en/phone-full.ts'
import { phoneFull as jp } from '#src/language/bundle/jp/phone-full.ts'

/** Said when more was typed than the box takes. */
export const PHONE_FULL: PerLanguage<string> = { en, jp }
