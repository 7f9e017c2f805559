import type { IncomingMessage } from 'node:http'
import { createGuestLinks, type GuestLinks } from '../guest-links.ts'
import { clientAddress, readProxies } from '../http/request/client-address.ts'
import type { Settings } from '../settings.ts'
import type { Waits } from '../waits.ts'
import type { InboxFeed } from './inbox/internal-calls.ts'
import { createInternalToken, type InternalToken } from './inbox/internal-token.ts'
import { createOutcomes } from './intake/outcomes.ts'
import type { Intake, Receive } from './intake/submit.ts'
import { createTakenBefore } from './intake/taken-before.ts'
import type { MailReport } from './mail/mail-worker.ts'
import { keepTrying, type Part } from './spool/keep-trying.ts'

/** Where enquiries go: the spool, or a provider's API host. */
export type Destination = {
  receive: Receive
  /** `null` with a provider's API host: this process keeps nothing. */
  internal: InboxFeed | null
  /** The stores for enquiries, the first choice first; one of them is enough to accept any. */
  places: Part[]
  /** Says that there may be something new to mail. */
  wake: () => void
  /** The results of the mails; `null` where this process sends none. */
  mail: () => MailReport | null
  stop: () => Promise<void>
}

/** Everything behind the contact form. */
export type Enquiries = Intake &
  Pick<Destination, 'internal' | 'wake' | 'mail' | 'stop'> & {
    /** The links to tables that guests get; `null` where this process keeps nothing. */
    links: GuestLinks | null
    /** The parts that may fail for a while. */
    parts: readonly Part[]
    /** The address an enquiry comes from. */
    clientOf: (incoming: IncomingMessage) => string
    /** The key to what only programs on this machine may read. */
    token: InternalToken
    /** Why enquiries cannot be accepted or collected, for the operator. */
    problems: () => string[]
    /** What fails although they can. */
    notes: () => string[]
  }

/** Accepts enquiries for a destination, and stops that with itself. */
export async function startEnquiries(
  settings: Settings,
  { receive, internal, places, wake, mail, stop }: Destination,
  { waits: { look }, now }: { waits: Pick<Waits, 'look'>; now: () => number },
): Promise<Enquiries> {
  const proxies = readProxies(settings.trustedProxies)
  if (!proxies) throw new TypeError('TRUSTED_PROXIES')
  const token = createInternalToken(settings.internalToken, settings.dataDir)
  const parts = [...places, token]
  await Promise.all(parts.map((part) => part.check()))
  const retries = parts.map((part) => keepTrying(part, look))
  const hasPlace = () => problemsOf(places).length < places.length
  return {
    receive,
    outcomes: createOutcomes(now),
    takenBefore: createTakenBefore(),
    internal,
    links: internal && createGuestLinks(settings),
    wake,
    mail,
    parts,
    clientOf: (incoming) => clientAddress(incoming, proxies),
    token,
    problems: () => [...(hasPlace() ? [] : problemsOf(places)), ...problemsOf([token])],
    notes: () => (hasPlace() ? problemsOf(places) : []),
    stop: async () => {
      for (const stopTrying of retries) stopTrying()
      await stop()
    },
  }
}

function problemsOf(parts: readonly Part[]): string[] {
  return parts.map((part) => part.problem()).filter((problem) => problem !== null)
}
