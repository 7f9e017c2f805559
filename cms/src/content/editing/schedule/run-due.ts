import type { Payload } from 'payload'
import { type Job, startJob } from '../../../base/jobs.ts'
import { carryOut } from './carry-out.ts'
import { duePlans } from './plans.ts'

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

/** Carries out what is due, one plan after the other. */
export async function runDue(payload: Payload): Promise<void> {
  const now = new Date()
  for (const due of await duePlans(payload, now)) await carryOut(payload, due, now)
}
