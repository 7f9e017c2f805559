import type { FullSitting } from '@noren/contract/hours/full'
import { isObject } from '@noren/contract/json'
import type { Reservations } from '@noren/contract/reservation/reservations'
import type { Snapshot } from '@noren/contract/snapshot'
import { NO_LIMITS } from './enquiry.ts'
import { exampleSnapshot } from './publish.ts'
import { type RunningSite, runSite } from './running-site.ts'

const HOURS = {
  sessions: [
    {
      days: ['wed', 'thu', 'fri', 'sat', 'sun'],
      opens: '17:00',
      closes: '22:30',
      lastOrder: '21:30',
    },
  ],
}

/** The snapshot of {@link siteWithTables}. */
export function snapshotWithTables(
  reservations?: Partial<Reservations>,
  full?: FullSitting[],
  menuItems?: object[],
): Snapshot {
  const snapshot = exampleSnapshot()
  const own = {
    openingHours: HOURS,
    ...(reservations && { reservations }),
    ...(full && { full }),
    ...(menuItems && { menuItems }),
  }
  const restaurants = (snapshot.content.restaurants ?? []).map((each) =>
    isObject(each) && each.slug === 'shiobi' ? { ...each, ...own } : each,
  )
  return {
    ...snapshot,
    content: { ...snapshot.content, restaurants },
    redirects: { 'shiobi-hama': 'shiobi' },
  }
}

/** How a site of {@link siteWithTables} differs from the usual one. */
type Otherwise = { full?: FullSitting[]; env?: Record<string, string>; now?: () => number }

/**
 * Shiobi takes guests from Wednesday to Sunday at 17:00 to 21:30, with these rules, and is full then. Its slug
 * was `shiobi-hama`. It is Sunday, 22 November 2026.
 */
export function siteWithTables(
  reservations?: Partial<Reservations>,
  { full, env, now = () => Date.UTC(2026, 10, 22, 3) }: Otherwise = {},
): Promise<RunningSite> {
  return runSite({
    env: { ...NO_LIMITS, ...env },
    now,
    snapshot: snapshotWithTables(reservations, full),
  })
}
