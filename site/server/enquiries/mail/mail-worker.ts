import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { SendMailOptions } from 'nodemailer'
import { errorFacts, log } from '../../log.ts'
import { SpoolUnavailable } from '../spool/database.ts'
import {
  countPending,
  dueEnquiries,
  endDelivery,
  giveUpDeliveries,
  putOffDelivery,
  turnedAwayBefore,
} from '../spool/deliveries.ts'
import type { Spool } from '../spool/spool.ts'
import { createMailServerState } from './mail-server-state.ts'
import { isTurnedAway, mailErrorFacts, type SendMail } from './mail-transport.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Time until a mail that was turned away is tried again, by how often it was; the last repeats. */
const BACK_OFF_MS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR]
/** A mail that could not be sent for this long is given up; the inbox still has the enquiry. */
const HORIZON_MS = 96 * HOUR
/** A mail on its way when the process dies is sent by the next one after this. */
const ON_ITS_WAY_MS = 5 * SECOND
/** How often the spool is looked at: another process may have taken an enquiry. */
const LOOK_MS = 2 * SECOND

/** Sends what is due, one mail at a time. */
export type MailWorker = {
  /** There may be something new to send. */
  wake: () => void
  /** Ends after the mail on its way, if any. */
  stop: () => Promise<void>
}

/**
 * Mails the spool's enquiries. Everything it must remember is in the spool, so it goes on where it
 * was after a restart; a crash between sending and noting sends one mail twice, with one Message-ID.
 * A mail server that is away is tried with one mail at a time, ever more seldom, however many wait.
 */
export function startMailWorker(
  { database }: Spool,
  {
    send,
    compose,
    delivered,
    now,
  }: {
    send: SendMail
    compose: (enquiry: HandedEnquiry) => SendMailOptions
    /** Told after each mail that went out or was given up. */
    delivered: () => Promise<void>
    now: () => number
  },
): MailWorker {
  const server = createMailServerState(now)
  const waiting = () => database.read((db) => countPending(db, 'mail'))
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let stopped = false

  async function sendDue(): Promise<void> {
    while (!stopped && server.mayTry()) {
      const [enquiry] = database.read((db) => dueEnquiries(db, 'mail', now(), 1))
      if (!enquiry) return
      // Noted before it goes out: from a spool that cannot be written, one mail would go out forever.
      await putOff(enquiry, ON_ITS_WAY_MS)
      await deliver(enquiry)
    }
  }

  const putOff = ({ id }: HandedEnquiry, pause: number) =>
    database.write((db) => putOffDelivery(db, id, 'mail', now() + pause))

  async function deliver(enquiry: HandedEnquiry): Promise<void> {
    try {
      await send(compose(enquiry))
    } catch (error) {
      if (isTurnedAway(error)) await noteTurnedAway(enquiry, error)
      else await noteAway(enquiry, error)
      await giveUpOld()
      return
    }
    server.isThere(waiting)
    await database.write((db) => endDelivery(db, enquiry.id, 'mail', now()))
    await delivered()
  }

  async function noteAway(enquiry: HandedEnquiry, error: unknown): Promise<void> {
    server.isAway({ ...mailErrorFacts(error), waiting: waiting() })
    await putOff(enquiry, 0)
  }

  async function noteTurnedAway(enquiry: HandedEnquiry, error: unknown): Promise<void> {
    const { id } = enquiry
    server.isThere(waiting)
    const before = await database.write((db) => turnedAwayBefore(db, id, 'mail'))
    if (before === 0) log('warn', 'mail turned away', { id, ...mailErrorFacts(error) })
    await putOff(enquiry, BACK_OFF_MS[before] ?? HOUR)
  }

  async function giveUpOld(): Promise<void> {
    const count = await database.write((db) => giveUpDeliveries(db, 'mail', now() - HORIZON_MS))
    if (count === 0) return
    log('error', 'mail given up', { count })
    await delivered()
  }

  function wake(): void {
    if (running || stopped) return
    clearTimeout(timer)
    running = sendDue()
      .then(
        () => LOOK_MS,
        (error: unknown) => {
          if (error instanceof SpoolUnavailable) return LOOK_MS
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
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
