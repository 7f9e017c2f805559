import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { type Job, startJob } from '../../base/jobs.ts'
import { dayKept } from '../fields/day.ts'

/** How late the menus may notice a new day of business, in ms. */
const PAUSE_MS = 15_000

/**
 * Makes planned prices current when their day of business begins, and requests a publish then, since dishes
 * may appear on the menu or leave it that day. At the desk's start it does what became due while the desk
 * was stopped.
 */
export function startDays(
  payload: Payload,
  isLeader: () => boolean,
  askForPublish: () => void,
): Job {
  let known = ''
  return startJob({
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
