import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import type { CollectedEnquiry } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import type { Enquiry } from '../../payload-types.ts'
import { storedTable } from '../tables/table-fields.ts'
import type { KeptAct } from './act-words.ts'
import { afterAct } from './after-act.ts'

/** What SITE hands over of a guest's link, in the form of an enquiry. */
export type CollectedAct = CollectedEnquiry & { act: GuestAct }

type NewEnquiry = RequiredDataFromCollectionSlug<'enquiries'> & { id: string }

/** In place of everything that is a person's. */
const NONE = '—'

/** What an act that stands alone says: by it the act is known again once its enquiry comes. */
function messageOf(of: string): string {
  const number = referenceOf(of)
  return [
    `受付番号 ${number} のご予約について、お客様からご連絡がありました。このお問い合わせは、管理画面にありません（まだ届いていないか、削除されています）。`,
    `The guest wrote about the table of enquiry ${number}, which is not at this desk: it has not come yet, or was deleted.`,
  ].join('\n\n')
}

/** An act whose enquiry is not here, as an enquiry under the id of the act. */
export function standIn({ id, receivedAt, language, table, act }: CollectedAct, kept: KeptAct) {
  const isCancelled = act.kind === 'cancelled'
  return {
    id,
    receivedAt,
    language,
    name: NONE,
    phone: NONE,
    email: NONE,
    subject: isCancelled ? '取り消し（お客様より）' : 'ご連絡（お客様より）',
    message: messageOf(act.of),
    status: 'new',
    ...storedTable(table),
    ...(isCancelled && { tableState: 'cancelled', tableAnsweredAt: receivedAt }),
    guestActs: [kept],
  } satisfies NewEnquiry
}

/**
 * Stores an enquiry, together with the acts of its guest that came before it and stood alone: these are part of
 * it then, with the notes that staff wrote there; where one was handed over as harassment, so is the enquiry.
 */
export async function createWithActs(payload: Payload, enquiry: NewEnquiry): Promise<void> {
  const alone = await standInsOf(payload, enquiry)
  const acts = alone.flatMap(({ guestActs }) => guestActs ?? [])
  const notes = alone.flatMap(({ notes }) => notes || []).join('\n\n')
  const marked = alone.find(({ harassmentAt }) => harassmentAt)
  let data: NewEnquiry = {
    ...enquiry,
    ...(notes && { notes }),
    ...(marked && {
      harassmentAt: marked.harassmentAt,
      harassmentBy: marked.harassmentBy,
      harassmentNote: marked.harassmentNote,
    }),
  }
  for (const act of acts) data = { ...data, ...afterAct(data, act) }
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    for (const { id } of alone) {
      // Not Payload's own deletion, which the audit log counts as an erasure.
      await payload.db.deleteOne({ collection: 'enquiries', where: { id: { equals: id } }, req })
    }
    await payload.create({ collection: 'enquiries', data, req })
  })
}

/** The acts of an enquiry that stand alone, the first on top; no enquiry without a table has any. */
async function standInsOf(payload: Payload, { id, tableDate }: NewEnquiry): Promise<Enquiry[]> {
  if (!tableDate) return []
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { tableDate: { equals: tableDate } },
        { name: { equals: NONE } },
        { message: { equals: messageOf(id) } },
      ],
    },
    sort: ['receivedAt', 'id'],
    trash: true,
    pagination: false,
    depth: 0,
  })
  // A visitor may write the same message, but has no act under their own id.
  return docs.filter(({ id, guestActs }) => guestActs?.some((act) => act.id === id))
}
