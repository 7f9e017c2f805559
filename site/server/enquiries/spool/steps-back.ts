import { log } from '@noren/kit/process/log'
import type { Mails, Spool } from './spool.ts'

/** Deliveries that are remembered as over: those of some days, of few letters each. */
const REMEMBERED = 10_000

/** A spool whose deliveries are watched; see {@link watchStepsBack}. */
type Watched = {
  spool: Spool
  /** How many were due again after they were over, since the start. */
  stepsBack: () => number
}

/**
 * Watches that no delivery is due again that this process knows as over: that the inbox acknowledged, or of which
 * the mail was sent. It is an error line then, and counted; the enquiry is handed on all the same, since a second
 * mail is better than none. An older copy of the spool put in its place shows so, and a commit that its
 * database lost.
 */
export function watchStepsBack(spool: Spool): Watched {
  /** Each with the number of the question before which it was over. */
  const over = new Map<string, number>()
  let asked = 0
  let count = 0

  function end(kind: string, ids: readonly string[]): void {
    for (const id of ids) over.set(`${kind} ${id}`, asked)
    for (const oldest of over.keys()) {
      if (over.size <= REMEMBERED) break
      over.delete(oldest)
    }
  }

  /** Asks what is due. What ended while the answer was on its way may be in it. */
  async function due<Found>(
    kind: string,
    ask: () => Promise<Found>,
    idsIn: (found: Found) => readonly string[],
  ): Promise<Found> {
    const before = asked++
    const found = await ask()
    const back = idsIn(found).filter((id) => (over.get(`${kind} ${id}`) ?? asked) <= before)
    // Forgotten, so that each step back is one line.
    for (const id of back) over.delete(`${kind} ${id}`)
    count += back.length
    if (back.length > 0) log('error', 'spool stepped back', { kind, ids: back.join(' ') })
    return found
  }

  const watched = (kind: string, mails: Mails): Mails => ({
    ...mails,
    claim: (leaseMs) =>
      due(
        kind,
        () => mails.claim(leaseMs),
        (enquiry) => (enquiry ? [enquiry.id] : []),
      ),
    sent: async (id) => {
      await mails.sent(id)
      end(kind, [id])
    },
  })

  return {
    stepsBack: () => count,
    spool: {
      ...spool,
      waiting: (limit) =>
        due(
          'inbox',
          () => spool.waiting(limit),
          (enquiries) => enquiries.map(({ id }) => id),
        ),
      acknowledge: async (ids) => {
        const acknowledged = await spool.acknowledge(ids)
        end('inbox', ids)
        return acknowledged
      },
      mails: watched('mail', spool.mails),
      suspected: watched('suspected', spool.suspected),
      receipts: watched('receipt', spool.receipts),
      hooks: watched('hook', spool.hooks),
    },
  }
}
