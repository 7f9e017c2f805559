import { type CollectedEnquiry, INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import { counter, gauge, type Metric } from '@noren/contract/metrics'
import { errorFacts } from '@noren/contract/process/log-line'
import type { Payload } from 'payload'
import { log } from '../log.ts'
import { askSite } from './ask-site.ts'
import { readCollected } from './collected.ts'
import { noteMails } from './mails/note-mails.ts'
import { storedTable } from './tables/stored-table.ts'

const POLL_MS = 2000
/** SITE may be down for long; then it is asked less often. */
const POLL_MAX_MS = 30_000
/** How often SITE is asked what became of the mails. */
const MAILS_MS = 30_000
const BATCH = 50

/** The running collector of enquiries. */
export type Inbox = { figures: () => Metric[]; stop: () => Promise<void> }

/**
 * Collects new enquiries from SITE every two seconds, and learns what became of their mails. Each is stored by its own id before SITE is
 * told it may forget it, so none is lost or doubled whatever stops half way.
 * @param isLeader whether this is the desk that collects, of all on the database.
 */
export function startCollector(payload: Payload, isLeader: () => boolean): Inbox {
  let pause = POLL_MS
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopped = false
  let collected = 0
  let failures = 0
  let lastAt = performance.now()
  let mailsAt = Number.NEGATIVE_INFINITY

  async function poll(): Promise<void> {
    try {
      let found = BATCH
      while (!stopped && isLeader() && found === BATCH) {
        found = await collect(payload)
        collected += found
      }
      if (isLeader() && performance.now() - mailsAt >= MAILS_MS) {
        await noteMails(payload, Date.now())
        mailsAt = performance.now()
      }
      pause = POLL_MS
      lastAt = performance.now()
    } catch (error) {
      failures++
      if (pause === POLL_MS) log('warn', 'enquiries cannot be collected', errorFacts(error))
      pause = Math.min(2 * pause, POLL_MAX_MS)
    }
    if (!stopped) schedule(pause)
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      round = poll()
    }, delay)
  }

  schedule(0)
  return {
    figures: () => [
      counter('noren_collected_total', 'Enquiries collected from the site.', collected),
      counter('noren_collector_failures_total', 'Rounds that failed.', failures),
      gauge(
        'noren_collector_lag_seconds',
        'Since the last round that went well, or since the start.',
        (performance.now() - lastAt) / 1000,
      ),
    ],
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** Collects one batch; returns how many enquiries SITE had. Exported for the tests of one round. */
export async function collect(payload: Payload): Promise<number> {
  const answer = await askSite(`${INTERNAL_CALLS.collect.path}?limit=${BATCH}`)
  const { enquiries, unreadable } = readCollected(await answer.json())
  if (unreadable > 0) log('error', 'enquiries could not be read', { count: unreadable })
  for (const enquiry of enquiries) await store(payload, enquiry)
  const ids = enquiries.map(({ id }) => id)
  if (ids.length === 0) return 0
  // Counted rather than believed: a commit that fails is not reported.
  const kept = await payload.count({ collection: 'enquiries', where: { id: { in: ids } } })
  if (kept.totalDocs < new Set(ids).size) throw new Error('not all of them could be stored')
  await askSite(INTERNAL_CALLS.acknowledge.path, { ids })
  return ids.length
}

async function store(payload: Payload, enquiry: CollectedEnquiry): Promise<void> {
  const known = await payload.count({
    collection: 'enquiries',
    where: { id: { equals: enquiry.id } },
  })
  if (known.totalDocs > 0) return
  const { table, ...rest } = enquiry
  await payload.create({
    collection: 'enquiries',
    data: {
      ...rest,
      ...storedTable(table),
      // As staff write and dial it, so that the list, the search and the export all have it.
      phone: nationalPhone(rest.phone),
      status: rest.quarantined ? 'spam' : 'new',
    },
  })
}
