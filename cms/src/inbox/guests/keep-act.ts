import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import type { CollectedEnquiry } from '@noren/contract/enquiry/handover'
import { log } from '@noren/kit/process/log'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { storedTable } from '../tables/table-fields.ts'
import type { KeptAct } from './act-words.ts'

/** What SITE hands over of a guest's link, in the form of an enquiry. */
export type CollectedAct = CollectedEnquiry & { act: GuestAct }

/** For how long the enquiry of an act may still come, by another machine of SITE. */
const LATER_MS = 60 * 60_000

/**
 * Keeps an act with the enquiry it is of, once however often it is handed over. Where that enquiry was
 * erased, or is lost with a backup, the act stands alone, with its table and no person.
 * @returns whether it is kept; else the enquiry may still come
 */
export async function keepAct(
  payload: Payload,
  handed: CollectedAct,
  now: number,
): Promise<boolean> {
  const { act, id } = handed
  if (await isKept(payload, id)) return true
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: act.of } },
    trash: true,
    depth: 0,
  })
  const enquiry = docs[0]
  if (enquiry) {
    await payload.update({
      collection: 'enquiries',
      id: enquiry.id,
      trash: true,
      depth: 0,
      data: afterAct(enquiry, keptAct(handed), act),
    })
    return true
  }
  if (now - Date.parse(handed.receivedAt) < LATER_MS) return false
  log('warn', 'the enquiry of a guest act is not here any more', { id })
  await payload.create({ collection: 'enquiries', data: standIn(handed) })
  return true
}

/** Whether an act is kept with an enquiry, also one in the trash. */
async function isKept(payload: Payload, id: string): Promise<boolean> {
  return (await countKept(payload, [id])) > 0
}

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

/**
 * An enquiry once its guest has acted: unread and new again, so that staff see it; one that nobody had
 * answered and that is cancelled is done.
 */
function afterAct(enquiry: Enquiry, kept: KeptAct, { kind, people }: GuestAct): Partial<Enquiry> {
  const { guestActs, status, tableState } = enquiry
  const acts = { guestActs: [...(guestActs ?? []), kept] }
  const isStanding = tableState === 'asked' || tableState === 'confirmed'
  if (!isStanding) return acts
  const isDone = kind === 'cancelled' && tableState === 'asked'
  return {
    ...acts,
    ...(kind === 'cancelled' && {
      tableState: 'cancelled' as const,
      tableAnsweredAt: kept.at,
      // No one of the staff: that is what tells it from their own mark.
      tableAnsweredBy: null,
    }),
    ...(people !== undefined && { tablePeople: people }),
    ...(status !== 'spam' && {
      status: isDone ? ('done' as const) : ('new' as const),
      statusBefore: null,
      ...(!isDone && { readAt: null, readBy: null }),
    }),
  }
}

/** An act whose enquiry is gone. */
function standIn(handed: CollectedAct) {
  const { id, receivedAt, language, table, act } = handed
  const none = '—'
  const table_ = storedTable(table)
  return {
    id,
    receivedAt,
    language,
    name: none,
    phone: none,
    email: none,
    subject: act.kind === 'cancelled' ? '取り消し（お客様より）' : 'ご連絡（お客様より）',
    message: none,
    status: 'new' as const,
    ...table_,
    ...(act.kind === 'cancelled' && {
      tableState: 'cancelled' as const,
      tableAnsweredAt: receivedAt,
    }),
    guestActs: [keptAct(handed)],
  }
}
