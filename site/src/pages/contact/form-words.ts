import type { PerLanguage } from '@noren/contract/language'
import { form as en } from '#src/language/bundle/en/form.ts'
import { form as jp } from '#src/language/bundle/jp/form.ts'

/**
 * What the form says while it is filled in and sent. Not in the bundle, which every page
 * loads: these words come with the contact page alone.
 */
export const FORM_WORDS: PerLanguage<typeof en> = { en, jp }
