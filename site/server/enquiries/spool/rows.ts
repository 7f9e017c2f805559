import { createHash } from 'node:crypto'
import { ENQUIRY_FIELDS, type Enquiry } from '@noren/contract/enquiry/fields'
import { readGuestAct } from '@noren/contract/enquiry/guest-act'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { readTableRequest } from '@noren/contract/enquiry/table-request'
import { parseJsonOnce, readTexts } from '@noren/contract/json'
import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import * as v from 'valibot'
import type { KnownMail, Mailed, NewEnquiry } from './spool.ts'

/** A row by its columns, equal in every spool. */
export type Row = Record<string, string | number | null>

/** An enquiry as it is stored: its row of `enquiries`, and those of `deliveries`. */
export type EnquiryRows = {
  enquiry: Row & {
    id: string
    received_at: number
    idempotency_key: string | null
    fingerprint: string
  }
  deliveries: Row[]
}

/** Of `deliveries`, in SQL: what the inbox could not store and gets again. */
export const SET_ASIDE = "kind = 'inbox' AND state = 'pending' AND attempts > 0"

const DAY_MS = 24 * 60 * 60 * 1000

/** The next nine in the morning in Japan, which is midnight UTC. */
function nextMorning(time: number): number {
  return (Math.floor(time / DAY_MS) + 1) * DAY_MS
}

/** The rows of a new enquiry. Suspected spam gets no separate mail, but waits for the next morning's. */
export function rowsOf(
  { id, receivedAt, enquiry, table, language, quarantined, marks, key }: NewEnquiry,
  mailed: Mailed,
): EnquiryRows {
  const delivery = { enquiry_id: id, attempts: 0, due_at: receivedAt, done_at: null }
  return {
    enquiry: {
      ...enquiry,
      id,
      received_at: receivedAt,
      language,
      quarantined: Number(quarantined),
      marks: JSON.stringify(marks),
      idempotency_key: key,
      fingerprint: fingerprintOf(enquiry),
      table_request: table === undefined ? null : JSON.stringify(table),
    },
    deliveries: [
      { ...delivery, kind: 'mail', state: mailed.staff && !quarantined ? 'pending' : 'skipped' },
      ...(mailed.staff && quarantined
        ? [{ ...delivery, kind: 'suspected', state: 'pending', due_at: nextMorning(receivedAt) }]
        : []),
      // Of a table whenever there is mail: it has the guest's link.
      ...((mailed.visitor || (mailed.staff && table)) && !quarantined
        ? [{ ...delivery, kind: 'receipt', state: 'pending' }]
        : []),
      ...(mailed.hook && table && !quarantined
        ? [{ ...delivery, kind: 'hook', state: 'pending' }]
        : []),
      { ...delivery, kind: 'inbox', state: 'pending' },
    ],
  }
}

/** A hash of the five texts as they are stored. */
function fingerprintOf(enquiry: Enquiry): string {
  const texts = ENQUIRY_FIELDS.map((field) => enquiry[field])
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

/** Reads a row of `enquiries` with `mailed_at`, as staff get it. */
export function handedEnquiry(row: Readonly<Record<string, unknown>>): HandedEnquiry {
  const text = (column: string) => String(row[column] ?? '')
  const table = readTableRequest(text('table_request'))
  const act = readGuestAct(text('guest_act'))
  return {
    id: text('id'),
    receivedAt: new Date(Number(row.received_at)).toISOString(),
    language: languageFromCode(text('language')) ?? DEFAULT_LANGUAGE,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    ...(table && { table }),
    ...(act && { act }),
    quarantined: row.quarantined === 1,
    marks: readTexts(parseJsonOnce(text('marks'))),
    mailedAt: row.mailed_at === null ? null : new Date(Number(row.mailed_at)).toISOString(),
  }
}

const stateSchema = v.picklist(['pending', 'done', 'skipped', 'failed'])

/** Reads a row of `deliveries` with `received_at`. */
export function knownMail(row: Readonly<Record<string, unknown>>): KnownMail {
  return {
    id: String(row.enquiry_id),
    state: v.parse(stateSchema, row.state),
    receivedAt: Number(row.received_at),
    turnedAway: Number(row.attempts),
    endedAt: row.done_at === null ? null : Number(row.done_at),
  }
}
