import { type Day, dateOf, readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import type { OpeningHours, Times } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { dateWords } from '@noren/contract/hours/words/words'
import type { Language } from '@noren/contract/language'
import { type InLanguage, inLanguage, type LocalizedText } from '@noren/contract/localized'
import type { OpenWords } from './open-words.ts'

/** What a restaurant tells its guests of some days; the reason may be in the other language. */
type HoursNotice = { text: string; reason: InLanguage<string> | null }

/** Closures and special hours are announced this many days before they begin. */
const ANNOUNCED_DAYS = 14

/**
 * The temporary closure and the special hours that are on or about to begin, what begins first
 * before the other: `Closed 28 December – 3 January`, 12月28日（月）〜1月3日（日）は休業いたします;
 * `Special hours on 24 December: 17:00–22:00`, 12月24日（木）は17:00〜22:00の営業です.
 */
export function hoursNotices(
  hours: OpeningHours,
  at: Date,
  language: Language,
  words: OpenWords,
): HoursNotice[] {
  const today = dayOfMinute(tokyoMinute(at))
  const closed = announced(hours.closures, today, () => 0)
  const special = announced(hours.specialHours ?? [], today, ({ opens }) => readClock(opens) ?? 0)
  return [
    closed && { ...closed, say: words.closed },
    special && {
      ...special,
      say: (when: string) =>
        words.special(
          when,
          special.rows.map((row) => timesText(row, words)),
        ),
    },
  ]
    .filter((each) => each !== null)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, rows, say }) => ({
      text: say(daysText(from, to, today, words)),
      reason: inLanguage(rows.find(({ reason }) => inLanguage(reason, language))?.reason, language),
    }))
}

type Dated = { from: string; to: string; reason: LocalizedText }

/** What begins first of what is on or near, and all that holds for the same days, in its order. */
function announced<Row extends Dated>(
  rows: readonly Row[],
  today: Day,
  place: (row: Row) => number,
): { from: Day; to: Day; rows: Row[] } | null {
  const near = rows
    .map((row) => ({ row, from: readDay(row.from) ?? 0, to: readDay(row.to) ?? 0 }))
    .filter(({ from, to }) => from <= today + ANNOUNCED_DAYS && today <= to)
    .sort((a, b) => a.from - b.from || place(a.row) - place(b.row))
  const [next] = near
  if (!next) return null
  const { from, to } = next
  const same = near.filter((other) => other.from === from && other.to === to)
  return { from, to, rows: same.map(({ row }) => row) }
}

function timesText({ opens, closes, lastOrder }: Times, { clock, times }: OpenWords): string {
  const said = (time: string) => clock(readClock(time) ?? 0)
  return times(said(opens), said(closes), lastOrder ? said(lastOrder) : null)
}

function daysText(from: Day, to: Day, today: Day, words: OpenWords): string {
  if (to === today) return words.today
  const last = dateWords(to, today, words)
  if (from <= today) return words.untilDate(last)
  if (from === to) return words.onDate(last)
  const first = dateWords(from, today, words)
  const { date, month } = dateOf(from)
  const isOneMonth = month === dateOf(to).month && to - from < 31
  return isOneMonth ? words.withinMonth({ words: first, date }, last) : words.fromTo(first, last)
}
