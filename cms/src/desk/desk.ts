import type { Metric } from '@noren/kit/metrics'
import type { Coordination } from '../base/database/coordination.ts'
import type { Job } from '../base/jobs.ts'
import type { Inbox } from '../inbox/collector.ts'
import type { Previews } from '../publish/preview/previews.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { DeskForServer } from './for-server.ts'
import type { Readiness } from './monitoring.ts'

/** The repeated jobs, and what each does, as an operator reads it. */
export const JOBS = [
  ['retention', 'deleting old enquiries'],
  ['searchText', 'making enquiries ready for the search'],
  ['schedule', 'publishing what is planned'],
  ['trash', 'emptying the trash'],
  ['auditLog', 'deleting old lines of the audit log'],
  ['days', 'making planned prices the prices of dishes'],
] as const

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

declare global {
  /**
   * The one desk of this process. Global because Next may load a module several times, and
   * hooks, pages and the shutdown must use the same one.
   */
  var norenDesk: Desk | undefined
  /** The value of {@link deskForServer}; global for the same reason. */
  var norenDeskForServer: PromiseWithResolvers<DeskForServer> | undefined
}

/** Settles when the desk has opened, or has failed to. */
export function deskForServer(): PromiseWithResolvers<DeskForServer> {
  globalThis.norenDeskForServer ??= Promise.withResolvers()
  return globalThis.norenDeskForServer
}

/** Finishes running work. Skipping this loses nothing; it is only tidier. */
export async function closeDesk(): Promise<void> {
  const desk = globalThis.norenDesk
  globalThis.norenDesk = undefined
  await desk?.inbox?.stop()
  for (const job of Object.values(desk?.jobs ?? {})) await job.stop()
  await desk?.publisher.stop()
  await desk?.coordination?.stop()
}
