import { setTimeout as sleep } from 'node:timers/promises'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { createTally, type Sample } from '@noren/kit/metrics'
import { errorFacts, log } from '@noren/kit/process/log'
import { isTurnedAway, mailErrorFacts } from '@noren/kit/process/mail-transport'
import { outsideRequests } from '@noren/kit/process/request-scope'
import { type Mails, SpoolUnavailable } from '../spool/spool.ts'
import type { MailServerState } from './mail-server-state.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Time until a refused mail is tried again, by the number of tries; the last repeats. */
const BACK_OFF_MS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR]
/** If the process dies while it sends a mail, the next process sends it after this time. */
export const LEASE_MS = 10 * SECOND
/** How often the lease of a mail is renewed while it is sent. */
const RENEW_MS = 3 * SECOND
/** How long, and how often, the worker tries to record that a mail was sent. */
const NOTE_MS = 8 * SECOND
const NOTE_AGAIN_MS = 250

/** The results of mails since the start. */
export type MailReport = {
  /** Whether the server could not be reached or accepted nothing at the last try. */
  isAway: boolean
  /** Tries, by how they ended. */
  tries: Sample[]
}

/** Sends what is due, one mail at a time. */
export type MailWorker = {
  report: () => MailReport
  /** Says that there may be something new to send. */
  wake: () => void
  /** Ends after the mail being sent, if any. */
  stop: () => Promise<void>
}

/**
 * Sends the spool's mails of one kind. Its whole state is in the spool, so it continues after a restart; a
 * crash between sending and recording sends one mail twice, with one Message-ID. An unreachable mail
 * server is tried with one mail at a time, less and less often, however many wait.
 */
export function startMailWorker<Message>(
  mails: Mails,
  {
    what,
    batch,
    horizonMs,
    server,
    send,
    compose,
    delivered,
    lookMs,
  }: {
    /** Their name in the log. */
    what: 'mail' | 'mail of suspected spam' | 'receipt' | 'web hook'
    /** How many enquiries share one mail. */
    batch: number
    /** A mail that could not be sent for this long is abandoned. */
    horizonMs: number
    /** Shared by all workers for one server. */
    server: MailServerState
    send: (message: Message) => Promise<unknown>
    /** `null`: no mail is to be sent after all. */
    compose: (
      enquiry: HandedEnquiry,
      others: readonly HandedEnquiry[],
    ) => Message | null | Promise<Message | null>
    /** Called after each mail that was sent or abandoned. */
    delivered: () => Promise<void>
    /** How often the spool is checked. */
    lookMs: number
  },
): MailWorker {
  const tries = createTally(['sent', 'turned-away', 'server-away', 'given-up'])
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let stopped = false

  async function sendDue(): Promise<void> {
    while (!stopped && server.mayTry()) {
      const claimed: HandedEnquiry[] = []
      const lease = setInterval(() => void renew(claimed), RENEW_MS)
      try {
        // Recorded before sending: from a spool that cannot be written, one mail would be sent again and
        // again.
        for (let next = await mails.claim(LEASE_MS); next; next = await mails.claim(LEASE_MS)) {
          claimed.push(next)
          if (claimed.length >= batch) break
        }
        const [enquiry, ...others] = claimed
        if (!enquiry) return
        await deliver(enquiry, others)
      } finally {
        clearInterval(lease)
      }
    }
  }

  async function renew(claimed: readonly HandedEnquiry[]): Promise<void> {
    await Promise.allSettled(claimed.map(({ id }) => mails.putOff(id, LEASE_MS)))
  }

  async function deliver(enquiry: HandedEnquiry, others: readonly HandedEnquiry[]): Promise<void> {
    const all = [enquiry, ...others]
    const message = await compose(enquiry, others)
    try {
      if (message) await send(message)
    } catch (error) {
      if (isTurnedAway(error)) await noteTurnedAway(all, error)
      else await noteAway(all, error)
      await giveUpOld()
      return
    }
    for (const each of all) await noteSent(each)
    if (!message) return
    tries.add('sent')
    await noteThere(1)
    await delivered()
  }

  /** Waits for a spool that fails for a moment: otherwise the mail would be sent again. */
  async function noteSent({ id }: HandedEnquiry): Promise<void> {
    const deadline = performance.now() + NOTE_MS
    for (;;) {
      try {
        return await mails.sent(id)
      } catch (error) {
        if (!(error instanceof SpoolUnavailable) || performance.now() > deadline) throw error
        await sleep(NOTE_AGAIN_MS)
      }
    }
  }

  /** @param sent how many waiting mails were sent now */
  async function noteThere(sent: number): Promise<void> {
    if (server.isAway()) server.returned(sent + (await mails.pending()))
  }

  async function noteAway(tried: readonly HandedEnquiry[], error: unknown): Promise<void> {
    const waiting = await mails.pending()
    tries.add('server-away')
    server.failed({ ...mailErrorFacts(error), waiting })
    for (const { id } of tried) await mails.putOff(id, 0)
  }

  async function noteTurnedAway(tried: readonly HandedEnquiry[], error: unknown): Promise<void> {
    tries.add('turned-away')
    await noteThere(0)
    for (const { id } of tried) {
      const before = await mails.turnedAway(id)
      await mails.putOff(id, BACK_OFF_MS[before] ?? HOUR)
      if (before === 0) log('warn', `${what} turned away`, { id, ...mailErrorFacts(error) })
    }
  }

  async function giveUpOld(): Promise<void> {
    const count = await mails.giveUp(horizonMs)
    if (count === 0) return
    tries.add('given-up', count)
    log('error', `${what} given up`, { count })
    await delivered()
  }

  function wake(): void {
    if (running || stopped) return
    clearTimeout(timer)
    running = sendDue()
      .then(
        () => lookMs,
        (error: unknown) => {
          if (error instanceof SpoolUnavailable) return lookMs
          log('error', 'mail worker', errorFacts(error))
          return MINUTE
        },
      )
      .then((pause) => {
        running = null
        if (!stopped) timer = setTimeout(wake, pause).unref()
      })
  }

  wake()
  return {
    report: () => ({ isAway: server.isAway(), tries: tries.samples('result') }),
    // The mails of an enquiry are sent long after its request.
    wake: () => outsideRequests(wake),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
