import {
  type CollectedEnquiry,
  INTERNAL_CALLS,
  type SetAsideList,
  setAsideListSchema,
} from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import { counter, gauge, type Metric } from '@noren/kit/metrics'
import { errorFacts, faultFacts, log } from '@noren/kit/process/log'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { STUCK_MS } from '../base/jobs.ts'
import { isOurs } from '../base/requests/refusal.ts'
import { countKept, keepAct, mayStandAlone } from './guests/keep-act.ts'
import { createWithActs } from './guests/stand-in.ts'
import { askSite, type Collected, readCollected } from './handover.ts'
import { noteMails } from './mails/note-mails.ts'
import { createRecipientsSender } from './recipients/send-recipients.ts'
import { cameWhileFull } from './tables/came-while-full.ts'
import { storedDue } from './tables/due-field.ts'
import { storedTable } from './tables/table-fields.ts'

const POLL_MS = 2000
/** SITE may be down for long; then requests become less frequent. */
const POLL_MAX_MS = 30_000
/** How often to request from SITE the state of the mails, and what it holds. */
const NEWS_MS = 30_000
/** How often to look whether the addresses for requests have changed: it reads all restaurants. */
const RECIPIENTS_MS = 10_000
const BATCH = 50

/** The running collector of enquiries. */
export type Inbox = {
  metrics: () => Metric[]
  /** SITE's report, at most half a minute old: the ids of enquiries no desk could store, and the number refused. */
  setAside: () => SetAsideList
  /** Seconds since the last successful run, or since the start. */
  lagSeconds: () => number
  /** Whether a run does not end, or the next does not begin. */
  isStuck: () => boolean
  stop: () => Promise<void>
}

/**
 * Collects new enquiries from SITE every two seconds, and the state of their mails. It stores each by its
 * own id before SITE may forget it, so none is lost or doubled, wherever a run stops half way.
 * @param isLeader whether this is the desk that collects, of all on the database.
 */
export function startCollector(payload: Payload, isLeader: () => boolean): Inbox {
  let pause = POLL_MS
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let collected = 0
  let failures = 0
  let lastAt = performance.now()
  let dueAt = performance.now()
  let newsAt = Number.NEGATIVE_INFINITY
  let recipientsAt = Number.NEGATIVE_INFINITY
  let setAside: SetAsideList = { ids: [], refusedLately: 0 }
  const sendRecipients = createRecipientsSender(payload)

  async function poll(): Promise<void> {
    try {
      let more = true
      while (!stopped && isLeader() && more) {
        const batch = await collect(payload)
        collected += batch.stored
        more = batch.more
      }
      if (performance.now() - recipientsAt >= RECIPIENTS_MS) {
        if (isLeader()) await sendRecipients()
        recipientsAt = performance.now()
      }
      if (performance.now() - newsAt >= NEWS_MS) {
        if (isLeader()) await noteMails(payload, Date.now())
        setAside = await askSetAside()
        newsAt = performance.now()
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

  const lagSeconds = () => (performance.now() - lastAt) / 1000

  function schedule(delay: number): void {
    dueAt = performance.now() + delay
    timer = setTimeout(() => {
      running = poll()
    }, delay)
  }

  schedule(0)
  return {
    metrics: () => [
      counter('noren_collected_total', 'Enquiries collected from the site.', collected),
      counter('noren_collector_failures_total', 'Rounds that failed.', failures),
      gauge(
        'noren_collector_lag_seconds',
        'Since the last round that went well, or since the start.',
        lagSeconds(),
      ),
    ],
    setAside: () => setAside,
    lagSeconds,
    isStuck: () => performance.now() - dueAt > STUCK_MS,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Collects one batch. SITE sets aside what cannot be stored or read, so it does not hold up the others.
 * Exported for the tests of one run.
 * @returns how many were stored, and whether SITE may have more
 * @throws when SITE or the database fails
 */
export async function collect(payload: Payload): Promise<{ stored: number; more: boolean }> {
  const answer = await askSite(`${INTERNAL_CALLS.collect.path}?limit=${BATCH}`)
  const batch = readCollected(await answer.json())
  const ids: string[] = []
  const refused: string[] = []
  for (const each of batch) ((await canStore(payload, each)) ? ids : refused).push(each.id)
  if (ids.length > 0) {
    // Counted, since a failing commit may go unreported.
    const acts = batch.flatMap(({ id, enquiry }) =>
      enquiry?.act && ids.includes(id) ? [{ id, act: enquiry.act }] : [],
    )
    const others = new Set(ids.filter((id) => !acts.some((act) => act.id === id)))
    const ofActs = new Set(acts.filter(mayStandAlone).map(({ id }) => id))
    const where = { id: { in: [...others] } }
    const { totalDocs } = await payload.count({ collection: 'enquiries', where, trash: true })
    const kept = totalDocs + (ofActs.size > 0 ? await countKept(payload, [...ofActs]) : 0)
    if (kept < others.size + ofActs.size) throw new Error('not all enquiries could be stored')
    await askSite(INTERNAL_CALLS.acknowledge.path, { ids })
  }
  if (refused.length > 0) await askSite(INTERNAL_CALLS.setAside.path, { ids: refused })
  return { stored: ids.length, more: batch.length >= BATCH }
}

/**
 * Stores one.
 * @returns whether the enquiry could be stored
 * @throws when the machine has a problem, which is not due to the enquiry
 */
async function canStore(payload: Payload, collected: Collected): Promise<boolean> {
  const { id, enquiry } = collected
  if (!enquiry) {
    log('error', 'an enquiry could not be read and stays with the site', {
      id,
      fields: collected.unreadable.join(' '),
    })
    return false
  }
  try {
    const { act } = enquiry
    await (act ? keepAct(payload, { ...enquiry, act }) : store(payload, enquiry))
    return true
  } catch (error) {
    if (isOurs(error)) throw error
    log('error', 'an enquiry could not be stored and stays with the site', {
      id,
      ...faultFacts(error),
    })
    return false
  }
}

async function askSetAside(): Promise<SetAsideList> {
  const answer = await askSite(INTERNAL_CALLS.setAsideList.path)
  return v.parse(setAsideListSchema, await answer.json())
}

async function store(payload: Payload, enquiry: CollectedEnquiry): Promise<void> {
  const known = await payload.count({
    collection: 'enquiries',
    where: { id: { equals: enquiry.id } },
    trash: true,
  })
  if (known.totalDocs > 0) return
  const { table, act: _, ...rest } = enquiry
  const fields = storedTable(table)
  // Nothing is searched by what a database may refuse.
  const asked = fields.tableDate ? table : undefined
  const isLate = await cameWhileFull(payload, asked)
  await createWithActs(payload, {
    ...rest,
    ...fields,
    ...(asked && (await storedDue(payload, asked, rest.receivedAt))),
    marks: [...rest.marks, ...(isLate ? (['came-while-full'] as const) : [])],
    // As staff write and dial it, so that the list, the search and the export all have it.
    phone: nationalPhone(rest.phone),
    status: rest.quarantined ? 'spam' : 'new',
  })
}
