import type { PerLanguage } from '@noren/contract/language'
import { type Bundle, en } from './en.ts'
import { jp } from './jp.ts'

/** The built-in texts of each language, for the server: a browser loads only those it shows. */
export const BUNDLES: PerLanguage<Bundle> = { en, jp }
