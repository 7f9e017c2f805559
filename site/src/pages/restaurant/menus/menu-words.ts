import type { PerLanguage } from '@noren/contract/language'
import { menus as en } from '#src/language/bundle/en/menus.ts'
import { menus as jp } from '#src/language/bundle/jp/menus.ts'

/** Texts around the dishes of a menu; not in the bundle, since only menus show them. */
export const MENU_WORDS: PerLanguage<typeof en> = { en, jp }
