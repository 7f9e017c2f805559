import type { Day } from '@noren/contract/hours/calendar'
import type { StateWords } from '@noren/contract/hours/words/shape'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { spanWords } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'

/** How the desk says whether a restaurant is open, in its two languages. */
export const STATE_WORDS: { [L in keyof Words]: StateWords } = {
  en: {
    ...TIME_WORDS.en,
    always: 'Open around the clock',
    closes: (until) => `Open until ${until}`,
    lastOrder: (until, order) => `Open until ${until} (last order ${order})`,
    lastOrderPassed: (until) => `Open until ${until} (last order has passed)`,
    opensToday: (time) => `Closed, opens today at ${time}`,
    opensTomorrow: (time) => `Closed, opens tomorrow at ${time}`,
    opensOn: (date, time) => `Closed, opens ${date} at ${time}`,
    closedForLong: 'Closed until further notice',
    dayAndTime: (day, time) => `${day} ${time}`,
  },
  ja: {
    ...TIME_WORDS.jp,
    always: '営業中（24時間）',
    closes: (until) => `営業中（${until}まで）`,
    lastOrder: (until, order) => `営業中（${until}まで、ラストオーダー${order}）`,
    lastOrderPassed: (until) => `営業中（${until}まで、ラストオーダー終了）`,
    opensToday: (time) => `準備中（本日${time}から）`,
    opensTomorrow: (time) => `準備中（明日${time}から）`,
    opensOn: (date, time) => `準備中（${date}${time}から）`,
    closedForLong: '休業中（再開日は未定）',
    dayAndTime: (day, time) => day + time,
  },
}

/** For a restaurant whose hours are not written in a form that a clock can read. */
export const NO_HOURS: Words = { en: 'No opening hours yet', ja: '営業時間が未入力です' }

/** How much of a restaurant visitors see. */
export const STATUS_WORDS = {
  published: { en: 'Published', ja: '公開済み' },
  changed: { en: 'Unpublished changes', ja: '未公開の変更あり' },
  draft: { en: 'Draft', ja: '下書き' },
} as const satisfies Record<string, Words>

/** A closure as one line: its days, and its reason if it has one. */
export function closureWords(from: Day, to: Day, reason: string): Words {
  const { en, ja } = spanWords(from, to)
  return {
    en: `Closed ${en}${reason && ` (${reason})`}`,
    ja: `${ja} 休業${reason && `（${reason}）`}`,
  }
}

/** Texts of the cards. */
export const CARDS = {
  list: { en: 'Restaurants as cards', ja: 'レストランのカード' },
  noPicture: { en: 'No main photo', ja: 'メイン写真なし' },
  edit: { en: 'Edit', ja: '編集' },
  menu: { en: 'Menu', ja: 'お品書き' },
  page: { en: 'Page', ja: 'ページ' },
  preview: { en: 'Preview', ja: 'プレビュー' },
  copy: { en: 'Copy', ja: '複製' },
} as const satisfies Record<string, Words>
