import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import {
  type OpeningHours,
  SESSION_LABELS,
  type SessionLabel,
} from '@noren/contract/hours/opening-hours'
import { type Sitting, sittingsOn } from '@noren/contract/hours/sittings'
import type { Counted } from '../../content/kinds/facts/seats.ts'

/** A table that the desk knows of, and whether it is given or only asked for. */
export type KnownTable = { date: string; time: string; people: number; isTaken: boolean }

/** The people of one sitting. */
export type SittingCount = {
  day: string
  sitting: SessionLabel
  /** Of given tables. */
  taken: number
  /** Of requests that nobody has answered. */
  asked: number
  seats: number
}

/** With so many seats left, or this part of all, there are few. */
const FEW = 4
const FEW_PART = 0.2

/** What visitors are told of a sitting; nothing of one that nobody has a table at. */
export function stateOf({ taken, seats }: SittingCount): Counted['state'] | null {
  if (taken === 0) return null
  const left = seats - taken
  if (left <= 0) return 'full'
  return left <= Math.max(FEW, seats * FEW_PART) ? 'few' : null
}

/**
 * Counts the people of each sitting from a day on, by day, of the days with a table and of that day. Two
 * services of one name on a day are one sitting with the seats of both. A table outside of all of them is at the
 * nearest.
 * @param seats of one service
 */
export function countSeats(
  hours: OpeningHours,
  seats: number,
  tables: readonly KnownTable[],
  from: number,
): SittingCount[] {
  const placed = tables.flatMap((table) => {
    const sitting = sittingOf(hours, table)
    return sitting ? [{ ...table, ...sitting }] : []
  })
  const days = new Set([from, ...placed.map(({ day }) => day)])
  return [...days]
    .filter((day) => day >= from)
    .sort((a, b) => a - b)
    .flatMap((day) => {
      const services = sittingsOn(hours, day)
      return SESSION_LABELS.flatMap((sitting): SittingCount[] => {
        const count = services.filter(({ label }) => label === sitting).length
        if (count === 0) return []
        const here = placed.filter((table) => table.day === day && table.sitting === sitting)
        const people = (isTaken: boolean) =>
          here.reduce((sum, table) => sum + (table.isTaken === isTaken ? table.people : 0), 0)
        const [taken, asked] = [people(true), people(false)]
        return [{ day: writeDay(day), sitting, taken, asked, seats: seats * count }]
      })
    })
}

/** After midnight guests belong to the evening before. */
function sittingOf(
  hours: OpeningHours,
  { date, time }: KnownTable,
): { day: number; sitting: SessionLabel } | null {
  const [day, minutes] = [readDay(date), readClock(time)]
  if (day === null || minutes === null) return null
  const at = day * DAY_MINUTES + minutes
  const away = ({ opens, closes }: Sitting) => Math.max(opens - at, at - closes + 1, 0)
  const [nearest] = [day - 1, day]
    .flatMap((evening) => sittingsOn(hours, evening).map((sitting) => ({ evening, sitting })))
    .sort((a, b) => away(a.sitting) - away(b.sitting))
  return nearest ? { day: nearest.evening, sitting: nearest.sitting.label } : null
}
