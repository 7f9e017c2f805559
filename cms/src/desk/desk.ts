import type { Metric } from '@noren/kit/metrics'
import type { Coordination } from '../base/database/coordination.ts'
import { handedIn } from '../base/handed-in.ts'
import type { Job } from '../base/jobs.ts'
import { requestPublish } from '../content/kinds/ask-for-publish.ts'
import type { Inbox } from '../inbox/collector.ts'
import { runningInbox, runningRetention } from '../inbox/running.ts'
import type { Previews } from '../publish/preview/previews.ts'
import { runningPreviews } from '../publish/preview/running-previews.ts'
import type { Publisher } from '../publish/publisher.ts'
import { runningPublisher } from '../publish/running.ts'

/** The repeated jobs, and what each does, as an operator reads it. */
export const JOBS = [
  ['retention', 'deleting old enquiries'],
  ['searchText', 'making enquiries ready for the search'],
  ['schedule', 'publishing what is planned'],
  ['trash', 'emptying the trash'],
  ['auditLog', 'deleting old lines of the audit log'],
  ['days', 'making planned prices the prices of dishes'],
  ['lateTables', 'mailing requests without an answer in time'],
  ['reminders', 'reminding guests of their tables'],
  ['seats', 'counting the seats of restaurants'],
] as const

/** Why the desk cannot do its job, and what is wrong while it can: a sentence or two each. */
export type Readiness = { reasons: string[]; notes: string[] }

/** What runs beside the requests of this process. */
export type Desk = {
  publisher: Publisher
  /** None where the desk publishes elsewhere than into a folder of this machine. */
  previews?: Previews
  coordination?: Coordination
  inbox?: Inbox
  jobs?: { readonly [Name in (typeof JOBS)[number][0]]?: Job }
  /** The desk's current metrics. */
  metrics?: () => Promise<Metric[]>
  /** For monitoring. */
  health?: () => Record<string, unknown>
  readiness?: () => Promise<Readiness>
}

/** The one desk of this process. */
export const runningDesk = handedIn<Desk>('desk')

/** Hands the rooms what they need of the running desk; `undefined` takes it back. */
export function handIn(desk: Desk | undefined): void {
  runningDesk.handIn(desk)
  requestPublish.handIn(desk?.publisher.request)
  runningPublisher.handIn(desk?.publisher)
  runningPreviews.handIn(desk?.previews)
  runningInbox.handIn(desk?.inbox)
  runningRetention.handIn(desk?.jobs?.retention)
}

/** Finishes running work. Skipping this loses nothing; it is only tidier. */
export async function closeDesk(): Promise<void> {
  const desk = runningDesk.now()
  handIn(undefined)
  await desk?.inbox?.stop()
  for (const job of Object.values(desk?.jobs ?? {})) await job.stop()
  await desk?.publisher.stop()
  await desk?.coordination?.stop()
}
