import { createHash } from 'node:crypto'
import { readGuestAct } from '@noren/contract/enquiry/guest-act'
import { readTableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { momentOf } from '@noren/contract/hours/tokyo-clock'
import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { lastDayOf } from '@noren/contract/reservation/guest-link'
import type { EnquiryRows } from './rows.ts'
import type { Mailed, NewAct } from './spool.ts'
import { uuidV7 } from './uuid-v7.ts'

/** Acts of one link. */
export const ACTS_A_LINK = 5

/** Begins the key of an act, so that it is never an enquiry's. */
const KEY_OF_ACT = 'act:'

/** The rows of an act: an enquiry's, whose five fields are empty. */
export function rowsOfAct(
  { id, receivedAt, language, act, table, key }: NewAct,
  mailed: Mailed,
): EnquiryRows {
  const delivery = { enquiry_id: id, attempts: 0, due_at: receivedAt, done_at: null }
  // That no reminder is wanted is the desk's business alone.
  const isNews = act.kind !== 'unreminded'
  const text = JSON.stringify(act)
  // Two presses of a form are one act; so is all that a guest can say only once, wherever it is pressed.
  const pressed = act.kind === 'said' ? key : ''
  const fingerprint = createHash('sha256')
    .update(KEY_OF_ACT + pressed)
    .update(text)
    .digest('base64url')
  return {
    enquiry: {
      id,
      received_at: receivedAt,
      language,
      name: '',
      phone: '',
      email: '',
      subject: '',
      message: '',
      quarantined: 0,
      marks: '[]',
      // With the text: a form that is sent again with other words is another act.
      idempotency_key: KEY_OF_ACT + fingerprint,
      fingerprint,
      table_request: JSON.stringify(table),
      guest_act: text,
    },
    deliveries: [
      { ...delivery, kind: 'mail', state: mailed.staff && isNews ? 'pending' : 'skipped' },
      ...(mailed.hook && isNews ? [{ ...delivery, kind: 'hook', state: 'pending' }] : []),
      { ...delivery, kind: 'inbox', state: 'pending' },
    ],
  }
}

/** The rows of an act of which nobody else is told; the desk collects it all the same. */
export function forDeskAlone({ enquiry, deliveries }: EnquiryRows): EnquiryRows {
  return {
    enquiry,
    deliveries: deliveries.map((each) =>
      each.kind === 'inbox' ? each : { ...each, state: 'skipped' },
    ),
  }
}

/** What is remembered of a link that was used, by the id of its enquiry; nothing else is. */
export type LinkNote = {
  id: string
  isCancelled: boolean
  /** ms since 1970: then the link has ended, and the note goes. */
  until: number
}

/** When the link to the table of these rows ends, in ms since 1970; `null` when they are of none. */
export function linkEndOf({ enquiry }: EnquiryRows): number | null {
  const table = readTableRequest(String(enquiry.table_request ?? ''))
  const day = readDay(table?.date)
  if (day === null) return null
  return momentOf((lastDayOf({ day }) + 1) * DAY_MINUTES).getTime()
}

/** The {@link LinkNote} of an act's rows; `null` for an enquiry's. */
export function linkNoteOf(rows: EnquiryRows): LinkNote | null {
  const act = readGuestAct(String(rows.enquiry.guest_act ?? ''))
  const until = linkEndOf(rows)
  if (!act || until === null) return null
  return { id: act.of, isCancelled: act.kind === 'cancelled', until }
}

/** The rows of an act, as one of another enquiry. */
export function actOf(id: string, { enquiry, deliveries }: EnquiryRows): EnquiryRows {
  const act = { ...readGuestAct(String(enquiry.guest_act)), of: id }
  return { enquiry: { ...enquiry, guest_act: JSON.stringify(act) }, deliveries }
}

/** The rows of a new act that cancels the table of these rows, as one of another enquiry; `null` without a table. */
export function cancellationOf(
  of: string,
  { enquiry }: EnquiryRows,
  { receivedAt, mailed }: { receivedAt: number; mailed: Mailed },
): EnquiryRows | null {
  const table = readTableRequest(String(enquiry.table_request ?? ''))
  if (!table) return null
  const language = languageFromCode(String(enquiry.language)) ?? DEFAULT_LANGUAGE
  const act = { of, kind: 'cancelled' } as const
  return rowsOfAct({ id: uuidV7(receivedAt), receivedAt, language, act, table, key: '' }, mailed)
}
