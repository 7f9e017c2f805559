import { log } from '@noren/contract/process/log'
import type { Payload } from 'payload'
import { type Job, startJob } from '../../base/jobs.ts'

/** How late a planned publish may be, in ms. */
const PAUSE_MS = 5000

/**
 * Runs planned publishes and unpublishes within seconds of their time, and at the desk's start those that
 * became due while it was stopped. Of several desks only the leader does this.
 */
export function startSchedule(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: () => runDue(payload),
    pause: PAUSE_MS,
    retry: PAUSE_MS,
    complaint: 'planned publishes not looked at, tried again',
  })
}

/** Runs what is due. Does not retry a failure: the document's screen shows it. */
export async function runDue(payload: Payload): Promise<void> {
  // Only the leader runs them, one job after another: one that is still marked as running was interrupted.
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    depth: 0,
  })
  const { jobStatus = {} } = await payload.jobs.run({ limit: 100, sequential: true, silent: true })
  for (const { status } of Object.values(jobStatus)) {
    if (status === 'success') log('info', 'planned publish done')
    else log('error', 'planned publish failed: the screen of its document says so')
  }
}
