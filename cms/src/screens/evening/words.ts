import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Words } from '../../base/words.ts'
import type { TableState } from '../../inbox/tables/answered.ts'
import { MORE } from '../../inbox/tables/evening-words.ts'
import { clockInEnglish } from '../../inbox/tables/table-words.ts'

/** A clock time as staff say it. */
export function timeWords(time: string): Words {
  const minutes = readClock(time) ?? 0
  return { en: clockInEnglish(minutes), ja: TIME_WORDS.jp.clock(minutes) }
}

export function partyWords(people: number): Words {
  return { en: `${people} ${people === 1 ? 'guest' : 'guests'}`, ja: `${people}名` }
}

/** A sign for each state of a table, which is read without its colour and in print. */
export const SIGNS: { [S in TableState]: string } = {
  asked: '?',
  confirmed: '○',
  declined: '−',
  withdrawn: '×',
  cancelled: '×',
  came: '✓',
  missed: '×',
}

export function lateWords(time: string): Words {
  const { en, ja } = timeWords(time)
  return { en: `Late: ${en}`, ja: `遅れ ${ja}頃` }
}

export function takenWords(time: string, people: number): Words {
  const [{ en, ja }, party] = [timeWords(time), partyWords(people)]
  return { en: `Kept: ${en}, ${party.en}.`, ja: `${ja} ${party.ja}の予約を記録しました。` }
}

export const TABLES: Words = { en: 'Tables of the day', ja: '予約一覧' }

export const TAKE: Words = { en: 'Table by phone', ja: '電話の予約' }

export const WORDS = {
  restaurant: { en: 'Restaurant', ja: '店舗' },
  day: { en: 'Day', ja: '日付' },
  show: { en: 'Show', ja: '表示' },
  today: { en: 'Today', ja: '今日' },
  dayBefore: { en: '‹ Day before', ja: '‹ 前日' },
  dayAfter: { en: 'Day after ›', ja: '翌日 ›' },
  days: { en: 'Days', ja: '日付の移動' },
  print: { en: 'Print', ja: '印刷' },
  closed: { en: 'Closed', ja: '休み' },
  full: { en: 'Full', ja: '満席' },
  other: { en: 'At other times', ja: '営業時間外' },
  all: { en: 'All day', ja: '終日' },
  cancelled: { en: 'Cancelled', ja: '取り消し' },
  nothing: { en: 'No table yet.', ja: 'まだ予約はありません。' },
  noRestaurant: {
    en: 'There is no restaurant whose tables you may see yet.',
    ja: '予約を見られる店舗がまだありません。',
  },
  came: { en: 'Came', ja: '来店' },
  more: MORE,
  missed: { en: 'Did not come', ja: '来店なし' },
  undo: { en: 'Undo', ja: '元に戻す' },
  cancel: { en: 'Cancelled by the guest', ja: 'お客様より取り消し' },
  late: { en: 'Late by', ja: '遅れる' },
  notLate: { en: 'Not late', ja: '遅れなしに戻す' },
  answer: { en: 'Answer', ja: '返答する' },
  open: { en: 'Open', ja: '詳しく見る' },
  source: { en: 'How it came', ja: '受付方法' },
  time: { en: 'Time', ja: '時刻' },
  otherTime: { en: 'Another time', ja: 'ほかの時刻' },
  people: { en: 'People', ja: '人数' },
  otherPeople: { en: 'More people', ja: 'ほかの人数' },
  name: { en: 'Name (optional)', ja: 'お名前（任意）' },
  phone: { en: 'Phone (optional)', ja: '電話番号（任意）' },
  save: { en: 'Save', ja: '保存する' },
  isClosed: {
    en: 'The restaurant is not open then. You can save it all the same.',
    ja: '営業時間外です。このまま保存することもできます。',
  },
  isFull: {
    en: 'This time is full. You can save it all the same.',
    ja: '満席の時間です。このまま保存することもできます。',
  },
  failed: {
    en: 'This could not be saved. Please check the connection and try again.',
    ja: '保存できませんでした。通信状態を確認して、もう一度お試しください。',
  },
} as const satisfies Record<string, Words>

export function minutesWords(minutes: number): Words {
  return { en: `${minutes} min`, ja: `${minutes}分` }
}

/** How many guests ask for a table and have no answer yet, beside the sum of those who have. */
export function askedSum(count: number): Words {
  return { en: `and ${count} not answered`, ja: `ほか未返答${count}組` }
}
