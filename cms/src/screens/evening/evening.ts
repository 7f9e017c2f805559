import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import { isFullAt } from '@noren/contract/hours/full-now'
import type { OpeningHours, SessionLabel } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { type SittingCount, stateOf } from '../../inbox/seats/count-seats.ts'
import type { Mark } from '../full/full.ts'

/** Tables of one sitting of a day; those outside of every sitting have no label. */
export type Group = { label: SessionLabel | null; isFull: boolean; tables: DayTable[] }

type Asking = {
  hours: OpeningHours | null
  day: Day
  marks: readonly Mark[]
  tables: readonly DayTable[]
}

/** What is full: what staff have marked, and the sittings whose seats are counted as taken. */
export function fullOf(marks: readonly Mark[], counts: readonly SittingCount[]): Mark[] {
  const counted = counts.filter((count) => stateOf(count) === 'full')
  return [...marks, ...counted.map(({ day, sitting }) => ({ day, sitting }))]
}

/** Groups the tables of a day that stand, in the order of their times, by the sittings of the restaurant. */
export function groupsOf({ hours, day, marks, tables }: Asking): Group[] {
  const sittings = hours ? sittingsOn(hours, day) : []
  const labels = [...new Set(sittings.map(({ label }) => label))]
  const labelAt = (time: string) => {
    const minute = day * DAY_MINUTES + (readClock(time) ?? 0)
    return sittings.find(({ opens, closes }) => opens <= minute && minute < closes)?.label ?? null
  }
  const date = writeDay(day)
  const isFull = (label: SessionLabel | null) =>
    marks.some((mark) => mark.day === date && (mark.sitting === null || mark.sitting === label))
  return [...labels, null].flatMap((label) => {
    const own = tables.filter(({ time }) => labelAt(time) === label)
    return label === null && own.length === 0 ? [] : [{ label, isFull: isFull(label), tables: own }]
  })
}

/** What to warn of where a table is taken at a time; `null`: nothing. It can be taken all the same. */
export function warningAt(
  { hours, day, marks }: Omit<Asking, 'tables'>,
  time: string,
): 'closed' | 'full' | null {
  const minutes = readClock(time)
  if (minutes === null || !hours?.sessions.length) return null
  const minute = day * DAY_MINUTES + minutes
  const isOpen = [day - 1, day].some((each) =>
    sittingsOn(hours, each).some(({ opens, closes }) => opens <= minute && minute < closes),
  )
  if (!isOpen) return 'closed'
  const full = marks.map(({ day, sitting }) => ({ day, ...(sitting && { sitting }) }))
  return isFullAt(full, hours, day, minute) ? 'full' : null
}
