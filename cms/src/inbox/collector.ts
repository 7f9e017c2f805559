import {
  type Acknowledgement,
  type CollectedEnquiry,
  INTERNAL_CALLS,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import { nationalPhone } from '@noren/contract/enquiry/phone'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { readCollected } from './collected.ts'

const POLL_MS = 2000
/** SITE may be down for long; then it is asked less often. */
const POLL_MAX_MS = 30_000
const ANSWER_LIMIT_MS = 10_000
const BATCH = 50

/** The running collector of enquiries. */
export type Inbox = { stop: () => Promise<void> }

/**
 * Collects new enquiries from SITE every two seconds. Each is stored by its own id before SITE is
 * told it may forget it, so none is lost or doubled whatever stops half way.
 */
export function startCollector(payload: Payload): Inbox {
  let pause = POLL_MS
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopped = false

  async function poll(): Promise<void> {
    try {
      while (!stopped && (await collect(payload)) === BATCH);
      pause = POLL_MS
    } catch (error) {
      if (pause === POLL_MS) console.warn(`Enquiries cannot be collected: ${reason(error)}`)
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
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** Collects one batch; returns how many enquiries SITE had. Exported for the tests of one round. */
export async function collect(payload: Payload): Promise<number> {
  const answer = await ask(`${INTERNAL_CALLS.collect.path}?limit=${BATCH}`)
  const { enquiries, unreadable } = readCollected(await answer.json())
  if (unreadable > 0) console.error(`${unreadable} collected enquiries could not be read`)
  for (const enquiry of enquiries) await store(payload, enquiry)
  const ids = enquiries.map(({ id }) => id)
  if (ids.length > 0) await ask(INTERNAL_CALLS.acknowledge.path, { ids })
  return ids.length
}

async function store(payload: Payload, enquiry: CollectedEnquiry): Promise<void> {
  const known = await payload.count({
    collection: 'enquiries',
    where: { id: { equals: enquiry.id } },
  })
  if (known.totalDocs > 0) return
  const { quarantined, phone } = enquiry
  await payload.create({
    collection: 'enquiries',
    // As staff write and dial it, so that the list, the search and the export all have it.
    data: { ...enquiry, phone: nationalPhone(phone), status: quarantined ? 'spam' : 'new' },
  })
}

async function ask(path: string, body?: Acknowledgement): Promise<Response> {
  const answer = await fetch(new URL(path, settings.siteUrl), {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: internalAuthorization(settings.internalToken),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`SITE answered ${answer.status} to ${path}`)
  return answer
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
