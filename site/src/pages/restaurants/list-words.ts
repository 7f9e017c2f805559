import type { PerLanguage } from '@noren/contract/language'
import { restaurantList as en } from '#src/language/bundle/en/restaurant-list.ts'
import { restaurantList as jp } from '#src/language/bundle/jp/restaurant-list.ts'

/** What the list says. Not in the bundle: these words come with this page alone. */
export const LIST_WORDS: PerLanguage<typeof en> = { en, jp }
