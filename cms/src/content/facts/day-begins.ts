import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { type Rounds, startRounds } from '../../base/jobs.ts'
import { dayKept } from '../fields/day.ts'

/** How late a day of business may begin for the menus. */
const PAUSE_MS = 15_000

/**
 * Makes planned prices the dishes' prices as their day of business begins, and asks for a publish then:
 * what is on the menu from that day on, or no longer. What was due while the desk was stopped is done at its start.
 */
export function startDays(
  payload: Payload,
  isLeader: () => boolean,
  askForPublish: () => void,
): Rounds {
  let known = ''
  return startRounds({
    isLeader,
    work: async (now) => {
      const day = businessDay(new Date(now))
      await takePlannedPrices(payload, day)
      if (day !== known) askForPublish()
      known = day
    },
    pause: PAUSE_MS,
    retry: PAUSE_MS,
    complaint: 'planned prices not looked at, tried again',
  })
}

/** @param day of business, `YYYY-MM-DD` */
export async function takePlannedPrices(payload: Payload, day: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { plannedFrom: { less_than_equal: dayKept(day) } },
    depth: 0,
    pagination: false,
    select: { plannedPrice: true },
  })
  const saved = await Promise.allSettled(
    docs.map(({ id, plannedPrice }) =>
      payload.update({
        collection: 'dishes',
        id,
        data: { price: plannedPrice ?? null, plannedPrice: null, plannedFrom: null },
        depth: 0,
      }),
    ),
  )
  const failed = saved.filter((each) => each.status === 'rejected')
  if (failed.length > 0) throw new AggregateError(failed.map(({ reason }) => reason))
}
