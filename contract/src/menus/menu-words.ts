import type { PerLanguage } from '../language.ts'
import { menus as en } from './words/en.ts'
import { menus as jp } from './words/jp.ts'

/** Texts around the dishes of a menu; not in the bundle, since only menus show them. */
export const MENU_WORDS: PerLanguage<typeof en> = { en, jp }
