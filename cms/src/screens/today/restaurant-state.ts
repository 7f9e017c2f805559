import { restaurantDay } from '@noren/contract/hours/business-day'
import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { type Sitting, sittingsOn } from '@noren/contract/hours/sittings'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { textIn } from '@noren/contract/localized'
import type { Words } from '../../base/words.ts'
import { NO_HOURS, STATE_WORDS } from '../list-cards/card-words.ts'

/** Whether a restaurant is open now, and today's hours in a line. */
export type RestaurantState = { isOpen: boolean; words: Words }

/** A restaurant's state as the site computes it. Reasons are read in one language, which counts for all. */
export function restaurantState(hours: OpeningHours | null, now: Date): RestaurantState {
  if (!hours || hours.sessions.length === 0) return { isOpen: false, words: NO_HOURS }
  const state = openState(hours, now)
  const minute = tokyoMinute(now)
  const day = restaurantDay(hours, minute)
  const today = sittingsOn(hours, day)
  if (state.open) {
    return {
      isOpen: true,
      words: state.closesAt === null ? ALWAYS : openWords(today, day, isSpecial(hours, day)),
    }
  }
  const next = today.find(({ opens }) => opens > minute)
  if (next) return { isOpen: false, words: opensAt(next, day) }
  return { isOpen: false, words: today.length > 0 ? OVER : closedWords(hours, day) }
}

const ALWAYS: Words = { en: STATE_WORDS.en.always, ja: STATE_WORDS.ja.always }
const OVER: Words = { en: 'Closed for today', ja: '本日の営業は終了' }
const AWAY: Words = { en: 'Paused, or closed for good', ja: '休業・閉店' }
const DAY_OFF: Words = { en: 'Regular day off', ja: '定休日' }

function openWords(sittings: readonly Sitting[], day: Day, special: boolean): Words {
  const { en, jp } = TIME_WORDS
  const times = ({ clock }: typeof en, dash: string) =>
    sittings.map(({ opens, closes }) => clock(since(day, opens)) + dash + clock(since(day, closes)))
  return {
    en: `Open ${times(en, '–').join(', ')}${special ? ' (special hours)' : ''}`,
    ja: `営業中 ${times(jp, '〜').join('、')}${special ? '（特別営業）' : ''}`,
  }
}

function opensAt({ opens }: Sitting, day: Day): Words {
  const at = since(day, opens)
  return {
    en: `Opens at ${TIME_WORDS.en.clock(at)}`,
    ja: `準備中 ${TIME_WORDS.jp.clock(at)}から`,
  }
}

function since(day: Day, minute: number): number {
  return minute - day * DAY_MINUTES
}

function closedWords({ closures }: OpeningHours, day: Day): Words {
  const closure = closures.find(covers(day))
  if (!closure) return DAY_OFF
  if (closure.quiet) return AWAY
  const [en, ja] = [textIn(closure.reason, 'en'), textIn(closure.reason, 'jp')]
  return { en: `Closed today${en && `: ${en}`}`, ja: `本日休業：${ja || '臨時休業'}` }
}

function isSpecial({ specialHours = [] }: OpeningHours, day: Day): boolean {
  return specialHours.some(covers(day))
}

function covers(day: Day) {
  const date = writeDay(day)
  return ({ from, to }: { from: string; to: string }) => from <= date && date <= to
}
