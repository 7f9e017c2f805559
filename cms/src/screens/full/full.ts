import { writeDay } from '@noren/contract/hours/calendar'
import { type OpeningHours, SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import * as v from 'valibot'
import type { Words } from '../../base/words.ts'
import type { SittingCount } from '../../inbox/seats/count-seats.ts'

const DAY = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))

/** A day that is full, `YYYY-MM-DD`, or one sitting of it. */
const markSchema = v.strictObject({ day: DAY, sitting: v.nullable(v.picklist(SESSION_LABELS)) })

/** What staff say of a restaurant's day: that it is full, or no longer. */
export const markingSchema = v.strictObject({
  restaurant: v.pipe(v.number(), v.integer()),
  ...markSchema.entries,
  isFull: v.boolean(),
})

/** No restaurant takes more people at one sitting; a larger number is a typing error. */
export const MOST_SEATS = 2000

/** How many people staff say that a restaurant seats at each sitting; `null`: nothing is counted. */
export const seatsSchema = v.strictObject({
  restaurant: v.pipe(v.number(), v.integer()),
  seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS))),
})

/** Whether visitors see the restaurant, and since when they see the change; `null` while they do not. */
export const markedSchema = v.object({ isShown: v.boolean(), published: v.nullable(v.string()) })

export type Mark = v.InferOutput<typeof markSchema>
export type MarkAnswer = v.InferOutput<typeof markedSchema>

/** A restaurant that staff may mark as full. */
export type MarkedRestaurant = {
  id: number
  names: Words
  hours: OpeningHours | null
  marks: Mark[]
  /** How many people it seats at each sitting, where they are counted. */
  seats: number | null
  counts: SittingCount[]
}

/** How far ahead a day can be full, in days. */
export const MOST_DAYS_AHEAD = 366

/**
 * What can be full of the rest of a day: dinner first, since staff mostly say it in the evening; the day alone where
 * it has one sitting, or where the hours are not known. Nothing where the restaurant is closed.
 */
export function marksOn(hours: OpeningHours | null, day: number, now: TokyoMinute): Mark[] {
  const wholeDay: Mark = { day: writeDay(day), sitting: null }
  if (!hours?.sessions.length) return [wholeDay]
  const sittings = sittingsOn(hours, day)
  const left = sittings.filter(({ closes }) => closes > now)
  const named = SESSION_LABELS.filter((each) => left.some(({ label }) => label === each))
  const isOne = sittings.every(({ label }) => label === sittings[0]?.label)
  if (isOne) return left.length > 0 ? [wholeDay] : []
  const marks = named.toReversed().map((sitting) => ({ ...wholeDay, sitting }))
  return marks.length > 1 ? [...marks, wholeDay] : marks
}

/** Whether a day has a sitting that can be full; where the hours are not known, and of a whole day, nothing is asked. */
export function hasSitting(
  hours: OpeningHours | null,
  day: number,
  sitting: Mark['sitting'],
): boolean {
  if (!hours?.sessions.length || sitting === null) return true
  return sittingsOn(hours, day).some(({ label }) => label === sitting)
}

/** Whether a mark says what another does. */
export function isSameMark(one: Mark, other: Mark): boolean {
  return one.day === other.day && one.sitting === other.sitting
}
