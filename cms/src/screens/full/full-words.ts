import { readDay } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Words } from '../../base/words.ts'
import { MEAL_WORDS } from '../../content/model/fields/hours/hours-words.ts'
import type { Mark } from './full.ts'

export const FULL: Words = { en: 'Full', ja: '満席' }

const TODAY: { [K in 'lunch' | 'dinner' | 'day']: Words } = {
  day: { en: 'All of today', ja: '本日終日' },
  lunch: { en: 'Lunch today', ja: '本日ランチ' },
  dinner: { en: 'Tonight', ja: '本日ディナー' },
}

/** What a mark is about: 本日ディナー, 12月24日（木）ランチ. */
export function markWords({ day, sitting }: Mark, today: number): Words {
  const date = readDay(day) ?? today
  if (date === today) return TODAY[sitting ?? 'day']
  const meal = sitting ? MEAL_WORDS[sitting] : { en: 'All day', ja: '終日' }
  const { en, jp } = TIME_WORDS
  return {
    en: `${en.date(date, false)}, ${meal.en.toLowerCase()}`,
    ja: jp.date(date, false) + meal.ja,
  }
}

/** That it is full: 本日ディナー満席. */
export function fullSaid(mark: Mark, today: number): Words {
  const { en, ja } = markWords(mark, today)
  return { en: `${en}: full`, ja: `${ja.replace(/終日$/, '')}満席` }
}

/** What came of a press, once visitors see it. */
export function markedWords(mark: Mark, today: number, isFull: boolean): Words {
  const { en, ja } = fullSaid(mark, today)
  return isFull
    ? {
        en: `${en}. It is on the site, and ends automatically when that day is over, at 5:00.`,
        ja: `${ja}をサイトに表示しました。その日の営業が終わると（翌朝5時）自動で消えます。`,
      }
    : { en: `${en}: taken back.`, ja: `${ja}を取り消しました。` }
}

export const NOT_SHOWN: Words = {
  en: 'Saved. Visitors see it once the restaurant itself is published.',
  ja: '保存しました。店のページが公開されると表示されます。',
}

export const UNREACHED: Words = {
  en: 'The desk could not be reached, and nothing was changed. Please check the connection and try again.',
  ja: '接続できなかったため、何も変更していません。通信状態を確認して、もう一度お試しください。',
}

export const WORDS = {
  legend: { en: 'What is full?', ja: 'いつが満席ですか' },
  otherDay: { en: 'Another day', ja: '別の日' },
  day: { en: 'Day', ja: '日付' },
  closed: { en: 'The restaurant is closed on this day.', ja: 'この日は休業です。' },
  publish: { en: 'Mark as full', ja: '満席にする' },
  takeBack: { en: 'Take back', ja: '取り消す' },
  undo: { en: 'Undo', ja: '元に戻す' },
  busy: { en: 'Publishing…', ja: '公開しています…' },
  which: { en: 'Which restaurant', ja: '店舗' },
  help: {
    en: 'Shown on the site at once; requests for these tables are no longer taken there. It ends automatically.',
    ja: 'すぐにサイトに表示され、その時間の予約の受付が止まります。営業が終わると自動で消えます。',
  },
} as const satisfies Record<string, Words>
