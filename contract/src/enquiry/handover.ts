import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { ENQUIRY_FIELDS } from './fields.ts'
import { guestActSchema } from './guest-act.ts'
import { tableRequestSchema } from './table-request.ts'

/** How an enquiry is handed over from SITE's spool to the inbox of the desk. */

/**
 * What is noticed about an enquiry and shown to staff. By SITE: a number that may lack a digit (readings A20),
 * what makes it look like spam (readings A22), and that it came in a burst (decision 066). By the desk, as it
 * collects: that the sitting it asks for was marked full by then.
 */
export const ENQUIRY_MARKS = [
  'phone-may-lack-a-digit',
  'hidden-field-filled',
  'sent-too-fast',
  'many-at-once',
  'came-while-full',
] as const

export type EnquiryMark = (typeof ENQUIRY_MARKS)[number]

/**
 * Why staff have no mail about an enquiry: the mail server refused it, or accepts no mail, or is no
 * longer in the settings; or SITE tried for days and stopped.
 */
export const MAIL_TROUBLES = ['refused', 'unreachable', 'no-server', 'given-up'] as const

export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** The calls by which the inbox collects enquiries, and then lets SITE delete those it has stored. */
export const INTERNAL_CALLS = {
  /** `?limit`; answers {@link collectedSchema}, longest waiting first. */
  collect: { method: 'GET', path: '/internal/enquiries' },
  /** Takes {@link enquiryIdsSchema}: the inbox has stored these. */
  acknowledge: { method: 'POST', path: '/internal/enquiries/ack' },
  /**
   * Takes {@link enquiryIdsSchema}: the inbox cannot store these now; SITE hands them over again later.
   */
  setAside: { method: 'POST', path: '/internal/enquiries/set-aside' },
  /**
   * Answers {@link setAsideListSchema}: what the desk could not store so far, and how many the form refused.
   */
  setAsideList: { method: 'GET', path: '/internal/enquiries/set-aside' },
  /** Takes {@link enquiryIdsSchema}; answers {@link mailNewsListSchema}. */
  mails: { method: 'POST', path: '/internal/enquiries/mails' },
  /** Takes `recipientsSchema` (`recipients.ts`), in place of the earlier ones. */
  recipients: { method: 'POST', path: '/internal/enquiries/recipients' },
  /** Takes `lateTablesSchema`, mails them to the company, and answers `lateMailedSchema`; else 502. */
  late: { method: 'POST', path: '/internal/enquiries/late' },
} as const

/** File of the data folder with the key to the internal calls, used when the settings have none. */
export const INTERNAL_TOKEN_FILE = 'internal-token'

/** The Authorization header of the internal calls. */
export function internalAuthorization(token: string): string {
  return `Bearer ${token}`
}

/** An enquiry as SITE hands it over. */
export const handedEnquirySchema = v.object({
  /** UUID of version 7; the inbox stores each id once. */
  id: v.pipe(v.string(), v.uuid()),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  language: v.picklist(LANGUAGES),
  ...v.entriesFromList(ENQUIRY_FIELDS, v.string()),
  /** The table the guest asks for, if any. */
  table: v.optional(tableRequestSchema),
  /** What a guest does with the link of a table: then the five fields are empty, and `table` is the link's. */
  act: v.optional(guestActSchema),
  /** Looks automated, or came in a burst. */
  quarantined: v.boolean(),
  // A newer SITE may send flags the desk has no text for; the enquiry arrives without them.
  marks: v.pipe(
    v.array(v.string()),
    v.transform((marks) => ENQUIRY_MARKS.filter((known) => marks.includes(known))),
  ),
  /** `null` until the mail is sent, or when there is none. */
  mailedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** As it is sent. */
export type HandedEnquiry = v.InferInput<typeof handedEnquirySchema>
/** As it is read. */
export type CollectedEnquiry = v.InferOutput<typeof handedEnquirySchema>

/** The answer to a collect; each enquiry is parsed alone, with {@link handedEnquirySchema}. */
export const collectedSchema = v.object({
  enquiries: v.array(v.looseObject({ id: v.pipe(v.string(), v.maxLength(64)) })),
})

/** Ids of enquiries, as the inbox sends them. */
export const enquiryIdsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)),
})

export type EnquiryIds = v.InferInput<typeof enquiryIdsSchema>

/** What the inbox lacks: ids as in {@link enquiryIdsSchema}, and a number. */
export const setAsideListSchema = v.object({
  ...enquiryIdsSchema.entries,
  /**
   * How many enquiries this SITE refused within the last 24 hours, since too many came from one address or
   * network. An older SITE sends no number.
   */
  refusedLately: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

export type SetAsideList = v.InferOutput<typeof setAsideListSchema>

/** What became of the mail about an enquiry since it was handed over. */
export const mailNewsSchema = v.object({
  id: v.string(),
  /** When it was sent; `null` until then. */
  mailedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** `null` when it was sent. */
  trouble: v.nullable(v.picklist(MAIL_TROUBLES)),
})

export type MailNews = v.InferOutput<typeof mailNewsSchema>

/**
 * The answer about mails. It leaves out an enquiry whose mail is still due soon, was never wanted, or is
 * deleted. Each is parsed alone, with {@link mailNewsSchema}.
 */
export const mailNewsListSchema = v.object({ mails: v.array(v.unknown()) })
