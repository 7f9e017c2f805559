import type { MenuDay } from '@noren/contract/resources/menus'
import type { Words } from '../../../base/words.ts'

/** What the desk calls the days of a menu. */
export const MENU_DAY_WORDS: { [Each in MenuDay]: Words } = {
  weekday: { en: 'Weekdays', ja: '平日' },
  weekend: { en: 'Weekends', ja: '土日' },
  holiday: { en: 'Public holidays', ja: '祝日' },
}
