import type { SendMailOptions, Transporter } from 'nodemailer'
import { errorFacts, log } from '../log.ts'
import {
  attemptsOf,
  dueEnquiries,
  endDelivery,
  nextDue,
  postponeDelivery,
  type StoredEnquiry,
} from './deliveries.ts'
import type { Spool } from './spool.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Time until the next try, by how often it has been tried; the last one repeats. */
const BACK_OFF_MS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR]
/** A mail that could not be sent for this long is given up; the inbox still has the enquiry. */
const HORIZON_MS = 96 * HOUR
/** Longest sleep: Node's timers end at 24 days, and a clock may be set. */
const LOOK_MS = MINUTE

/** Sends what is due, one mail at a time. */
export type MailWorker = {
  /** There may be something new to send. */
  wake: () => void
  /** Ends after the mail on its way, if any. */
  stop: () => Promise<void>
}

/** Sends one mail. @throws {Error} when the mail server did not take it */
export type SendMail = (message: SendMailOptions) => Promise<void>

/** A connection to a mail server at `smtp://` or `smtps://`, with time-outs of its own. */
export function smtpTransport(url: string): SendMail {
  const options = {
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  }
  let transport: Transporter | null = null
  return async (message) => {
    // Loaded for the first mail: it is as large as all else a start reads.
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport(options)
    await transport.sendMail(message)
  }
}

/**
 * Mails the spool's enquiries. Everything it knows is in the spool, so it goes on where it was
 * after a restart; a crash between sending and noting sends one mail twice, with one Message-ID.
 */
export function startMailWorker(
  spool: Spool,
  {
    send,
    compose,
    delivered,
    now,
  }: {
    send: SendMail
    compose: (enquiry: StoredEnquiry) => SendMailOptions
    /** Told after each mail that went out or was given up. */
    delivered: () => Promise<void>
    now: () => number
  },
): MailWorker {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let stopped = false

  async function sendDue(): Promise<void> {
    for (;;) {
      const [enquiry] = spool.database.read((db) => dueEnquiries(db, 'mail', now(), 1))
      if (!enquiry || stopped) return
      await deliver(enquiry)
    }
  }

  async function deliver(enquiry: StoredEnquiry): Promise<void> {
    const { id } = enquiry
    try {
      await send(compose(enquiry))
    } catch (error) {
      // Mail servers quote addresses in their answers; the code is all that is logged.
      const { code } = errorFacts(error)
      const expired = now() - Date.parse(enquiry.receivedAt) > HORIZON_MS
      log(expired ? 'error' : 'warn', expired ? 'mail given up' : 'mail postponed', { id, code })
      await spool.database.write((db) => {
        const pause = BACK_OFF_MS[attemptsOf(db, id, 'mail')] ?? HOUR
        if (expired) endDelivery(db, id, 'mail', 'failed', now())
        else postponeDelivery(db, id, 'mail', now() + pause)
      })
      if (expired) await delivered()
      return
    }
    await spool.database.write((db) => endDelivery(db, id, 'mail', 'done', now()))
    await delivered()
  }

  function schedule(): void {
    if (stopped) return
    const due = spool.database.read((db) => nextDue(db, 'mail'))
    const pause = due === null ? LOOK_MS : Math.min(Math.max(due - now(), 0), LOOK_MS)
    timer = setTimeout(wake, pause)
    timer.unref()
  }

  function wake(): void {
    if (running || stopped) return
    if (timer) clearTimeout(timer)
    running = sendDue()
      .then(schedule)
      .catch((error: unknown) => {
        log('error', 'mail worker', errorFacts(error))
        timer = setTimeout(wake, LOOK_MS)
        timer.unref()
      })
      .finally(() => {
        running = null
      })
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
