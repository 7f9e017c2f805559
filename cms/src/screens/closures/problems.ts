import { type Day, readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import type { Words } from '../../base/words.ts'
import type { Choice, Closure, Entry, TimesTyped } from './closure.ts'
import { conflictsOf, conflictWords } from './conflicts.ts'

/** What is wrong with a closure, and the field it belongs to. */
export type Problem = { field: 'restaurants' | 'from' | 'to' | 'overlap' | 'times'; words: Words }

/** A day further away, or a closure longer than this, is a typing error. */
const MOST_DAYS = 400

type Known = { choices: readonly Choice[]; entries: readonly Entry[]; today: Day }

/** What is wrong with a closure; `known` are the existing others, without the one it replaces. */
export function problemsOf(closure: Closure, known: Known): Problem[] {
  return [
    ...restaurantProblems(closure, known),
    ...dayProblems(closure, known),
    ...timesProblems(closure.times),
  ]
}

function restaurantProblems({ restaurants }: Closure, { choices }: Known): Problem[] {
  const isKnown = restaurants.every((id) => choices.some((choice) => choice.id === id))
  if (restaurants.length > 0 && isKnown) return []
  const words = {
    en: 'Please choose at least one restaurant.',
    ja: '店舗を1つ以上選んでください。',
  }
  return [{ field: 'restaurants', words }]
}

function dayProblems(closure: Closure, known: Known): Problem[] {
  const from = readDay(closure.from)
  const to = readDay(closure.to)
  if (from === null || to === null) {
    const words = { en: 'Please choose a day.', ja: '日付を選んでください。' }
    return [
      ...(from === null ? [{ field: 'from', words } as const] : []),
      ...(to === null ? [{ field: 'to', words } as const] : []),
    ]
  }
  const words = wrongDays(from, to, known.today)
  if (words) return [{ field: 'to', words }]
  const taken = overlapWords(closure, known)
  return taken ? [{ field: 'overlap', words: taken }] : []
}

function wrongDays(from: Day, to: Day, today: Day): Words | null {
  if (to < from) {
    return {
      en: 'The last day is before the first. Please correct one of them.',
      ja: '最終日が初日より前になっています。どちらかを直してください。',
    }
  }
  if (to < today) {
    return {
      en: 'These days are over. Please choose today or a day to come.',
      ja: '過ぎた日付です。今日以降の日付を選んでください。',
    }
  }
  if (to - from >= MOST_DAYS || from - today > MOST_DAYS) {
    return {
      en: `This is more than ${MOST_DAYS} days. Please check the year.`,
      ja: `${MOST_DAYS}日を超えています。年を確かめてください。`,
    }
  }
  return null
}

/** Names everything that already applies on these days. */
function overlapWords(closure: Closure, { choices, entries }: Known): Words | null {
  const conflicts = conflictsOf(closure, entries)
  if (conflicts.length === 0) return null
  const said = conflicts.map((conflict) => conflictWords(conflict, choices))
  return {
    en: [...said.map(({ en }) => en), 'Please replace what is planned, or choose other days.'].join(
      ' ',
    ),
    ja: `${said.map(({ ja }) => ja).join('')}置き換えるか、別の日を選んでください。`,
  }
}

function timesProblems(times: readonly TimesTyped[]): Problem[] {
  if (times.some((each) => !isReadable(each))) {
    const words = {
      en: 'Please write times such as 17:00. Closing comes after opening, the last order before closing; a closing time before the opening is that of the next day.',
      ja: '17:00 のように入力してください。閉店は開店より後、ラストオーダーは閉店より前です（開店より早い閉店時刻は翌日とみなします）。',
    }
    return [{ field: 'times', words }]
  }
  const spans = times.map(spanOf).sort((a, b) => a.opens - b.opens)
  if (spans.every(({ opens }, index) => (spans[index - 1]?.closes ?? opens) <= opens)) return []
  const words = {
    en: 'Two of these times overlap. Please correct one of them.',
    ja: '時間帯が重なっています。どちらかを直してください。',
  }
  return [{ field: 'times', words }]
}

/** The times as pages would read them; `undefined` when pages would leave them out. */
function asRead({ opens, closes, lastOrder }: TimesTyped) {
  const times = { opens, closes, ...(lastOrder && { lastOrder }) }
  return readOpeningHours({ sessions: [{ days: ['mon'], ...times }] })?.sessions[0]
}

function isReadable(times: TimesTyped): boolean {
  const read = asRead(times)
  return read !== undefined && (times.lastOrder === '' || read.lastOrder !== undefined)
}

function spanOf(times: TimesTyped): { opens: number; closes: number } {
  const read = asRead(times)
  return { opens: readClock(read?.opens) ?? 0, closes: readClock(read?.closes) ?? 0 }
}
