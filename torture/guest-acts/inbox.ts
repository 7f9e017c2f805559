import { setTimeout as wait } from 'node:timers/promises'
import {
  type CollectedEnquiry,
  collectedSchema,
  handedEnquirySchema,
  INTERNAL_CALLS,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import type { Recipients } from '@noren/contract/enquiry/recipients'
import * as v from 'valibot'

/** A stand-in for the desk, which collects as it does: each once by its id, acknowledged once it is kept. */
export type Inbox = {
  /** What was collected, by id. */
  kept: ReadonlyMap<string, CollectedEnquiry>
  send: (recipients: Recipients) => Promise<void>
  /** What SITE says of its deliveries; `null` when it does not answer. */
  deliveries: () => Promise<Record<string, number> | null>
  stop: () => Promise<void>
}

const PAUSE_MS = 30
/** One round of so many ends before it has acknowledged, as when a desk is killed. */
const FORGETS = 10

export function startInbox(origin: string, token: string): Inbox {
  const kept = new Map<string, CollectedEnquiry>()
  const headers = { Authorization: internalAuthorization(token) }
  let collecting = true

  async function call(path: string, body?: object): Promise<unknown> {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(origin + path, { headers, ...sent })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }

  async function collect(): Promise<void> {
    const { enquiries } = v.parse(collectedSchema, await call(INTERNAL_CALLS.collect.path))
    for (const each of enquiries) {
      if (!kept.has(each.id)) kept.set(each.id, v.parse(handedEnquirySchema, each))
    }
    if (Math.random() * FORGETS < 1) return
    await call(INTERNAL_CALLS.acknowledge.path, { ids: enquiries.map(({ id }) => id) })
  }

  const collected = (async () => {
    while (collecting) {
      // Killed meanwhile: it hands over again.
      await collect().catch(() => {})
      await wait(PAUSE_MS)
    }
  })()
  return {
    kept,
    send: async (recipients) => {
      await call(INTERNAL_CALLS.recipients.path, recipients)
    },
    deliveries: async () => {
      const answer = await call('/healthz?verbose').catch(() => null)
      const read = v.safeParse(healthSchema, answer)
      return read.success ? read.output.deliveries : null
    },
    stop: async () => {
      collecting = false
      await collected
    },
  }
}

const healthSchema = v.object({ deliveries: v.record(v.string(), v.number()) })
