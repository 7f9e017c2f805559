import { log } from '@noren/kit/process/log'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import type { Act } from '../../staff/audit/acts.ts'
import { record } from '../../staff/audit/record.ts'
import type { KeptAct } from './act-words.ts'
import { afterAct } from './after-act.ts'
import { type CollectedAct, standIn } from './stand-in.ts'

/**
 * Keeps an act with the enquiry it is of and a line in the audit log, once however often it is handed over.
 * Where that enquiry was erased, is lost with a backup, or has not come yet, the act stands alone, with its
 * table and no person; but nobody is left to be reminded then, so that of no reminders is dropped.
 */
export async function keepAct(payload: Payload, handed: CollectedAct): Promise<void> {
  const { act, id } = handed
  const req = await createLocalReq({}, payload)
  // Read where it is changed: staff may answer the table at the same moment.
  await inTransaction(req, async () => {
    if ((await countKept(payload, [id])) > 0) return
    const { docs } = await payload.find({
      collection: 'enquiries',
      where: { id: { equals: act.of } },
      trash: true,
      depth: 0,
      req,
    })
    const enquiry = docs[0]
    if (!enquiry) {
      log('warn', 'the enquiry of a guest act is not here', { id })
      if (!mayStandAlone(handed)) return
    }
    await record(req, { act: LOGGED[act.kind] })
    if (enquiry) {
      await payload.update({
        collection: 'enquiries',
        id: enquiry.id,
        trash: true,
        depth: 0,
        data: afterAct(enquiry, keptAct(handed)),
        req,
      })
      return
    }
    const data = standIn(handed, keptAct(handed))
    await payload.create({ collection: 'enquiries', data, req })
  })
}

/** Whether an act is kept also without its enquiry. */
export function mayStandAlone({ act }: Pick<CollectedAct, 'act'>): boolean {
  return act.kind !== 'unreminded'
}

/** What the audit log says of an act: of no person, and of no table. */
const LOGGED = {
  cancelled: 'guest-cancelled',
  said: 'guest-said',
  unreminded: 'guest-unreminded',
} as const satisfies Record<CollectedAct['act']['kind'], Act>

/** How many of these acts are kept. */
export async function countKept(payload: Payload, ids: readonly string[]): Promise<number> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { 'guestActs.id': { in: [...ids] } },
    trash: true,
    depth: 0,
    pagination: false,
    select: { guestActs: true },
  })
  const kept = new Set(docs.flatMap(({ guestActs }) => (guestActs ?? []).map(({ id }) => id)))
  return new Set(ids.filter((id) => kept.has(id))).size
}

function keptAct({ id, receivedAt, act }: CollectedAct): KeptAct {
  const { kind, people, time, words } = act
  return {
    id,
    kind,
    at: receivedAt,
    people: people ?? null,
    time: time ?? null,
    words: words ?? null,
  }
}
