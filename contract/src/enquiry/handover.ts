import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { ENQUIRY_FIELDS } from './fields.ts'
import { tableRequestSchema } from './table-request.ts'

/** How an enquiry is handed over from SITE's spool to the inbox of the desk. */

/**
 * What SITE notices about an enquiry and tells the staff: a number that may lack a digit
 * (readings A20), what makes it look like spam (readings A22), and that it came while very many wrote at
 * once (decision 066).
 */
export const ENQUIRY_MARKS = [
  'phone-may-lack-a-digit',
  'hidden-field-filled',
  'sent-too-fast',
  'many-at-once',
] as const

export type EnquiryMark = (typeof ENQUIRY_MARKS)[number]

/**
 * Why the staff have no mail about an enquiry: the mail server turned it away, or takes nothing, or
 * the settings name none any more; or it was tried for days and is not tried again.
 */
export const MAIL_TROUBLES = ['refused', 'unreachable', 'no-server', 'given-up'] as const

export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** The calls by which the inbox collects, and then lets SITE forget what it has on its disk. */
export const INTERNAL_CALLS = {
  /** `?limit`; answers {@link collectedSchema}, what waited longest first. */
  collect: { method: 'GET', path: '/internal/enquiries' },
  /** Takes {@link enquiryIdsSchema}: the inbox has these on its disk. */
  acknowledge: { method: 'POST', path: '/internal/enquiries/ack' },
  /** Takes {@link enquiryIdsSchema}: the inbox cannot store these now; they are handed over again later. */
  setAside: { method: 'POST', path: '/internal/enquiries/set-aside' },
  /** Answers {@link heldUpSchema}: what was set aside and has not been stored since, and what was refused. */
  heldUp: { method: 'GET', path: '/internal/enquiries/set-aside' },
  /** Takes {@link enquiryIdsSchema}; answers {@link mailNewsListSchema}. */
  mails: { method: 'POST', path: '/internal/enquiries/mails' },
} as const

/** File of the data folder with the key to the internal calls, when the settings give none. */
export const INTERNAL_TOKEN_FILE = 'internal-token'

/** The Authorization header of the internal calls. */
export function internalAuthorization(token: string): string {
  return `Bearer ${token}`
}

/** An enquiry as SITE hands it over. */
export const handedEnquirySchema = v.object({
  /** UUID of version 7; the inbox stores by it, so that nothing arrives twice. */
  id: v.pipe(v.string(), v.uuid()),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  language: v.picklist(LANGUAGES),
  ...v.entriesFromList(ENQUIRY_FIELDS, v.string()),
  /** The table that is asked for, when one is. */
  table: v.optional(tableRequestSchema),
  /** Looks like it was sent by a program, or came in a rush. */
  quarantined: v.boolean(),
  // A newer SITE may know marks the desk has no words for; the enquiry comes in without them.
  marks: v.pipe(
    v.array(v.string()),
    v.transform((marks) => ENQUIRY_MARKS.filter((known) => marks.includes(known))),
  ),
  /** `null` while the mail has not gone out, or when there is none. */
  mailedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** As it travels. */
export type HandedEnquiry = v.InferInput<typeof handedEnquirySchema>
/** As it is read. */
export type CollectedEnquiry = v.InferOutput<typeof handedEnquirySchema>

/** The answer to a collect; each enquiry is read by itself, with {@link handedEnquirySchema}. */
export const collectedSchema = v.object({
  enquiries: v.array(v.looseObject({ id: v.pipe(v.string(), v.maxLength(64)) })),
})

/** Ids of enquiries, as the inbox sends them. */
export const enquiryIdsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)),
})

export type EnquiryIds = v.InferInput<typeof enquiryIdsSchema>

/** What the inbox does not have: ids as in {@link enquiryIdsSchema}, and a number. */
export const heldUpSchema = v.object({
  ...enquiryIdsSchema.entries,
  /**
   * How many enquiries this SITE refused within the last 24 hours, as too many came from one address or one
   * network. An older SITE does not say.
   */
  refusedLately: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

export type HeldUp = v.InferOutput<typeof heldUpSchema>

/** What became of the mail about an enquiry since it was handed over. */
export const mailNewsSchema = v.object({
  id: v.string(),
  /** When it went out; `null` while it has not. */
  mailedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** `null` when it went out. */
  trouble: v.nullable(v.picklist(MAIL_TROUBLES)),
})

export type MailNews = v.InferOutput<typeof mailNewsSchema>

/**
 * The answer about mails: nothing of an enquiry whose mail is still due soon, or was never wanted, or
 * is forgotten. Each is read by itself, with {@link mailNewsSchema}.
 */
export const mailNewsListSchema = v.object({ mails: v.array(v.unknown()) })
