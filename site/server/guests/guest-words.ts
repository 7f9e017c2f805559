import type { PerLanguage } from '@noren/contract/language'
import { guestWords as en } from './words/en.ts'
import { guestWords as jp } from './words/jp.ts'

/** What the page of a guest's link says. */
export const GUEST_WORDS: PerLanguage<typeof en> = { en, jp }
