import type { PerLanguage } from '@noren/contract/language'
import { accessibility as en } from '#src/language/bundle/en/accessibility.ts'
import { accessibility as jp } from '#src/language/bundle/jp/accessibility.ts'

/** The statement itself. Not in the bundle: these words come with this page alone. */
export const ACCESSIBILITY_WORDS: PerLanguage<typeof en> = { en, jp }
