import type { PerLanguage } from '@noren/contract/language'
import { privacy as en } from '#src/language/bundle/en/privacy.ts'
import { privacy as jp } from '#src/language/bundle/jp/privacy.ts'

/** What stands around the policy. Not in the bundle: these words come with this page alone. */
export const PRIVACY_WORDS: PerLanguage<typeof en> = { en, jp }
