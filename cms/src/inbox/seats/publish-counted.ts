import type { Payload } from 'payload'
import { type Job, startJob } from '../../base/jobs.ts'
import { MINUTE_MS } from '../../base/lengths.ts'
import { type Counted, keepCounted } from '../../content/kinds/facts/seats.ts'
import { stateOf } from './count-seats.ts'
import { readCounts } from './read-counts.ts'

/** Counts the seats every minute, and requests a publish where visitors are to be told something else. */
export function startCountingSeats(
  payload: Payload,
  isLeader: () => boolean,
  askForPublish: () => void,
): Job {
  return startJob({
    isLeader,
    work: async (now) => {
      if (await recountSeats(payload, new Date(now))) askForPublish()
    },
    pause: MINUTE_MS,
    retry: MINUTE_MS,
    complaint: 'seats not counted, it will be tried again',
  })
}

/**
 * Counts the seats and keeps which sittings have few left, or none. What staff have marked as full is no part
 * of it.
 * @param restaurants by their ids; without them all
 * @returns whether that has changed
 * @throws when nothing that has changed could be kept
 */
export async function recountSeats(
  payload: Payload,
  now: Date,
  restaurants?: readonly number[],
): Promise<boolean> {
  let hasChanged = false
  const failures: unknown[] = []
  const all = await readCounts(payload, now, restaurants)
  for (const { id, counts, counted: before } of all.values()) {
    const counted = counts.flatMap((count): Counted[] => {
      const state = stateOf(count)
      return state ? [{ day: count.day, sitting: count.sitting, state }] : []
    })
    if (JSON.stringify(counted) === JSON.stringify(before)) continue
    try {
      await keepCounted(payload, id, counted)
      hasChanged = true
    } catch (error) {
      failures.push(error)
    }
  }
  // What was kept is to be told; what failed is still another in the next round.
  if (failures.length > 0 && !hasChanged) throw failures[0]
  return hasChanged
}
