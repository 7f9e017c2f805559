import { log } from '@noren/contract/process/log'
import type { Payload } from 'payload'
import { type Rounds, startRounds } from '../../base/jobs.ts'

/** How late a planned publish may be. */
const PAUSE_MS = 5000

/**
 * Publishes, and takes back, what staff have planned for a time, within seconds of it; what became
 * due while the desk was stopped, at its start. Of several desks only the leader does so.
 */
export function startSchedule(payload: Payload, isLeader: () => boolean): Rounds {
  return startRounds({
    isLeader,
    work: () => runDue(payload),
    pause: PAUSE_MS,
    retry: PAUSE_MS,
    complaint: 'planned publishes not looked at, tried again',
  })
}

/** Does what is due. What fails is not tried again: the document's screen says so. */
export async function runDue(payload: Payload): Promise<void> {
  // Only the leader works on them, one round after another: what is still marked as worked on was cut off.
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
