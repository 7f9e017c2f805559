import { type Day, readDay } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { DataFromCollectionSlug } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { closuresAddress } from '../../content/model/screen-addresses.ts'
import { closuresBetween } from './closures-between.ts'
import { type Asking, byRestaurant, type Task, withRest } from './task.ts'

/** As early as the site's pages announce it. */
const AHEAD_DAYS = 14
const LINES = 6

type Notice = { from: Day; to: Day; words: Words }

/** The coming days on which a restaurant is closed, or open at other hours. */
export async function comingDays(asking: Asking): Promise<Task> {
  const today = todayIn(asking.now)
  const closures = await closuresBetween(asking, today, today + AHEAD_DAYS)
  const notices = (await byRestaurant(asking, closures))
    .flatMap(({ id, name, own }) =>
      own.flatMap((closure) => noticesOf(closure, name)).map((notice) => ({ ...notice, id })),
    )
    .sort((a, b) => a.from - b.from || a.id - b.id)
  const link = closuresAddress()
  return {
    id: 'days',
    title: { en: 'Closures and special hours in two weeks', ja: '2週間以内の休業・特別営業' },
    nothing: {
      en: 'No closures or special hours in the next two weeks.',
      ja: '2週間以内の臨時休業・特別営業はありません。',
    },
    count: notices.length,
    link,
    isPressing: false,
    lines: withRest(
      notices.slice(0, LINES).map(({ words }) => ({ words, link })),
      notices.length,
      link,
    ),
  }
}

type Closure = DataFromCollectionSlug<'closures'>

function noticesOf(closure: Closure, of: string): Notice[] {
  const { times, reason } = closure
  const all = times?.length
    ? times.map(({ opens, closes }) =>
        noticeOf(closure, (days) => ({
          en: `${days.en}: ${of} is open ${opens}–${closes}${because(reason, 'en')}`,
          ja: `${days.ja}　${of}　特別営業 ${opens}〜${closes}${because(reason, 'ja')}`,
        })),
      )
    : [
        noticeOf(closure, (days) => ({
          en: `${days.en}: ${of} is closed${because(reason, 'en')}`,
          ja: `${days.ja}　${of}　休業${because(reason, 'ja')}`,
        })),
      ]
  return all.flatMap((notice) => notice ?? [])
}

function noticeOf(row: { from: string; to: string }, say: (days: Words) => Words): Notice | null {
  const from = readDay(row.from.slice(0, 10))
  const to = readDay(row.to.slice(0, 10))
  if (from === null || to === null) return null
  const { en, jp } = TIME_WORDS
  const days = ({ date }: typeof en, dash: string) =>
    from === to ? date(from, false) : `${date(from, false)}${dash}${date(to, false)}`
  return { from, to, words: say({ en: days(en, '–'), ja: days(jp, '〜') }) }
}

function because(written: string | null | undefined, language: keyof Words): string {
  if (!written?.trim()) return ''
  return language === 'ja' ? `（${written}）` : ` (${written})`
}
