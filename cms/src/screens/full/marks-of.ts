import { writeDay } from '@noren/contract/hours/calendar'
import { SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import type { Payload, Where } from 'payload'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { dayKept, dayOf } from '../../content/model/fields/day.ts'
import type { Mark } from './full.ts'

/** The marks of restaurants from today on, by the restaurants' ids; without ids those of all. */
export async function marksOf(
  payload: Payload,
  now: Date,
  restaurants?: readonly number[],
): Promise<Map<number, Mark[]>> {
  const coming: Where = { day: { greater_than_equal: dayKept(writeDay(todayIn(now))) } }
  const { docs } = await payload.find({
    collection: 'booked',
    where: restaurants ? { and: [coming, { restaurant: { in: [...restaurants] } }] } : coming,
    sort: ['day', 'id'],
    pagination: false,
    depth: 0,
  })
  const marks = new Map<number, Mark[]>()
  for (const { restaurant, day, sitting } of docs) {
    const id = Number(restaurant)
    const label = SESSION_LABELS.find((each) => each === sitting) ?? null
    marks.set(id, [...(marks.get(id) ?? []), { day: dayOf(day), sitting: label }])
  }
  return marks
}
