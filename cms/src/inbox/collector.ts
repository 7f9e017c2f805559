import { type CollectedEnquiry, INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import { counter, gauge, type Metric } from '@noren/contract/metrics'
import { errorFacts } from '@noren/contract/process/log-line'
import type { Payload } from 'payload'
import { faultFacts, log } from '../log.ts'
import { isOurs } from '../requests/blame.ts'
import { askSite } from './ask-site.ts'
import { readCollected } from './collected.ts'
import { noteMails } from './mails/note-mails.ts'
import { createSetAside, type SetAside } from './set-aside.ts'
import { storedTable } from './tables/stored-table.ts'

const POLL_MS = 2000
/** SITE may be down for long; then it is asked less often. */
const POLL_MAX_MS = 30_000
/** How often SITE is asked what became of the mails. */
const MAILS_MS = 30_000
const BATCH = 50

/** The running collector of enquiries. */
export type Inbox = {
  figures: () => Metric[]
  /** Ids of enquiries that could not be stored and are still with SITE. */
  setAside: () => string[]
  stop: () => Promise<void>
}

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
  const setAside = createSetAside()

  async function poll(): Promise<void> {
    try {
      let found = BATCH
      while (!stopped && isLeader() && found >= BATCH) {
        found = await collect(payload, setAside)
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
      gauge(
        'noren_collector_set_aside',
        'Enquiries that could not be stored and wait with the site.',
        setAside.ids().length,
      ),
    ],
    setAside: setAside.ids,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/**
 * Collects one batch; returns how many enquiries were stored. One that cannot be is set aside, and the
 * rest goes on. Exported for the tests of one round.
 * @throws when SITE or the database does not answer as it should
 */
export async function collect(payload: Payload, setAside: SetAside): Promise<number> {
  const limit = BATCH + setAside.ids().length
  const answer = await askSite(`${INTERNAL_CALLS.collect.path}?limit=${limit}`)
  const { enquiries, unreadable } = readCollected(await answer.json())
  setAside.keepOnly([...enquiries.map(({ id }) => id), ...unreadable])
  for (const id of unreadable) {
    if (setAside.add(id)) log('error', 'an enquiry could not be read', { id })
  }
  const ids: string[] = []
  for (const enquiry of enquiries.filter(({ id }) => setAside.isDue(id))) {
    if (await storeOrSetAside(payload, enquiry, setAside)) ids.push(enquiry.id)
  }
  if (ids.length === 0) return 0
  // Counted rather than believed: a commit that fails is not reported.
  const kept = await payload.count({ collection: 'enquiries', where: { id: { in: ids } } })
  if (kept.totalDocs < new Set(ids).size) throw new Error('not all of them could be stored')
  await askSite(INTERNAL_CALLS.acknowledge.path, { ids })
  return ids.length
}

/** @returns whether it is stored. @throws when the machine is in trouble, which is no fault of an enquiry */
async function storeOrSetAside(
  payload: Payload,
  enquiry: CollectedEnquiry,
  setAside: SetAside,
): Promise<boolean> {
  const { id } = enquiry
  try {
    await store(payload, enquiry)
    setAside.remove(id)
    return true
  } catch (error) {
    if (isOurs(error)) throw error
    if (setAside.add(id)) {
      log('error', 'an enquiry could not be stored and stays with the site', {
        id,
        ...faultFacts(error),
      })
    }
    return false
  }
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
