import type { ServiceDay, SessionLabel } from '@noren/contract/hours/opening-hours'
import type { Words } from '../../../../base/words.ts'

export const DAY_WORDS: { [D in ServiceDay]: Words } = {
  mon: { en: 'Monday', ja: '月' },
  tue: { en: 'Tuesday', ja: '火' },
  wed: { en: 'Wednesday', ja: '水' },
  thu: { en: 'Thursday', ja: '木' },
  fri: { en: 'Friday', ja: '金' },
  sat: { en: 'Saturday', ja: '土' },
  sun: { en: 'Sunday', ja: '日' },
  holiday: { en: 'Public holidays', ja: '祝日' },
  holidayEve: { en: 'Days before public holidays', ja: '祝前日' },
}

export const MEAL_WORDS: { [L in SessionLabel]: Words } = {
  lunch: { en: 'Lunch', ja: 'ランチ' },
  dinner: { en: 'Dinner', ja: 'ディナー' },
}

/** What the table of the week says. */
export const GRID = {
  meal: { en: 'Meal', ja: '区分' },
  noMeal: { en: 'No name', ja: '区分なし' },
  open: { en: 'Open', ja: '営業' },
  closed: { en: 'Closed', ja: '定休日' },
  asWeekday: { en: 'As that weekday', ja: '曜日どおり' },
  ownTimes: { en: 'Other times', ja: '別の時間' },
  onHolidays: { en: 'On public holidays:', ja: '祝日に営業する時間：' },
  addSpan: { en: 'Add a time (lunch and dinner)', ja: '時間帯を追加（昼・夜など）' },
  removeSpan: { en: 'Remove', ja: '削除' },
  sameAsAbove: { en: 'Same as above', ja: '上と同じ' },
  everyDay: { en: 'Same on every open day', ja: '全日に同じ時間を入れる' },
} as const satisfies Record<string, Words>
