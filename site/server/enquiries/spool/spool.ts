import type { Enquiry } from '@noren/contract/enquiry/fields'
import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import type { EnquiryMark, HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { Recipients } from '@noren/contract/enquiry/recipients'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import type { Language } from '@noren/contract/language'

/** An enquiry that passed the rules, with its other data. */
export type Submission = {
  enquiry: Enquiry
  /** The requested table, if any. */
  table?: TableRequest
  language: Language
  /** Looks automated, or came in a burst: kept for staff to judge, and mailed the next morning. */
  quarantined: boolean
  marks: EnquiryMark[]
  /** The visitor's Idempotency-Key. */
  key: string | null
  /** The address it comes from. */
  client: string
}

/** A submission with the id it is stored by, in either store. */
export type NewEnquiry = Submission & {
  /** UUID of version 7. */
  id: string
  /** ms since 1970. */
  receivedAt: number
}

/** It was stored before. `key-used`: the key came with another text. */
export type Known = { kind: 'repeated'; id: string } | { kind: 'key-used' }

/** The result of storing. `too-many`: nothing was stored; seconds until the next may come. */
export type Stored =
  | { kind: 'stored'; id: string }
  | Known
  | { kind: 'too-many'; retryAfter: number }

/** What a guest does with a link, to be stored like an enquiry. */
export type NewAct = {
  /** UUID of version 7. */
  id: string
  /** ms since 1970. */
  receivedAt: number
  /** Of the page. */
  language: Language
  act: GuestAct
  /** The link's. */
  table: TableRequest
  /** Of the form: a second press with the same content is the same act. */
  key: string
}

/** `used-up`: nothing was stored, since the link was used too often. */
export type StoredAct = { kind: 'stored' | 'repeated' | 'used-up' }

/**
 * The same five texts within this time are the same enquiry, whatever their keys: a duplicated tab has the
 * same form, but its own key (hostile inputs E43).
 */
export const REPEAT_MS = 10 * 60 * 1000

/** What an enquiry causes: a mail to the staff, a receipt to the visitor; for a table and an act, a call of the web hook. */
export type Mailed = { staff: boolean; visitor: boolean; hook?: boolean }

/** The state of a mail. */
export type KnownMail = {
  /** Of its enquiry. */
  id: string
  /** `skipped`: none is wanted; `failed`: abandoned. */
  state: 'pending' | 'done' | 'skipped' | 'failed'
  /** When the enquiry arrived, in ms since 1970. */
  receivedAt: number
  /** How often the mail server refused this one. */
  turnedAway: number
  /** When it was sent or abandoned, in ms since 1970. */
  endedAt: number | null
}

/**
 * To staff immediately; to staff the next morning, about quarantined enquiries; to the visitor; to the web
 * hook.
 */
export type MailKind = 'mail' | 'suspected' | 'receipt' | 'hook'

/** The mails of one kind to send, one for each enquiry. */
export type Mails = {
  /**
   * The enquiry whose mail is due for longest; `null` when none is due. The same step postpones it by
   * `leaseMs`, so that no other process sends it in that time.
   */
  claim: (leaseMs: number) => Promise<HandedEnquiry | null>
  /** Records that it was sent. */
  sent: (id: string) => Promise<void>
  /** Postpones it by so many ms. */
  putOff: (id: string, ms: number) => Promise<void>
  /** Counts one more rejection. @returns how often it had been before */
  turnedAway: (id: string) => Promise<number>
  /** Abandons pending mails of enquiries older than so many ms. @returns how many */
  giveUp: (ms: number) => Promise<number>
  /** How many are pending, due or not. */
  pending: () => Promise<number>
  /** The mails of these enquiries, except removed ones. */
  of: (ids: readonly string[]) => Promise<KnownMail[]>
}

/** Ages of enquiries in ms. */
export type Ages = {
  /** How long an enquiry that staff have is remembered, without its texts. */
  remembered: number
  /** Nothing is kept longer. */
  kept: number
}

/**
 * Where enquiries are from the moment they are acknowledged until staff have them. An operation that
 * cannot be done throws {@link SpoolUnavailable}.
 */
export type Spool = {
  /** Stores an enquiry with its deliveries and resolves once it is durable. */
  store: (enquiry: NewEnquiry) => Promise<Stored>
  /** Stores what a guest does with a link, as durably as an enquiry. */
  storeAct: (act: NewAct) => Promise<StoredAct>
  /** Whether a guest has cancelled the table of this enquiry, as far as is known here. */
  isCancelled: (id: string) => Promise<boolean>
  /** The enquiries to hand over to the inbox now, oldest first. */
  waiting: (limit: number) => Promise<HandedEnquiry[]>
  /** The inbox cannot store these: they are handed over again after so many ms, behind those that wait. */
  setAside: (ids: readonly string[], ms: number) => Promise<void>
  /** The ids of what the desk set aside and has not acknowledged since, oldest first. */
  setAsideIds: (limit: number) => Promise<string[]>
  /** The inbox has these. @returns how many are new to it */
  acknowledge: (ids: readonly string[]) => Promise<number>
  /** To the staff. */
  mails: Mails
  /** To staff, about quarantined enquiries. */
  suspected: Mails
  /** To visitors, that their enquiry arrived. */
  receipts: Mails
  /** To the web hook, about requested tables and what their guests do. */
  hooks: Mails
  /** Keeps where mails about tables go, in place of what the desk sent before. */
  keepRecipients: (recipients: Recipients) => Promise<void>
  /** Where mails about tables go: what the desk sent last. */
  recipients: () => Promise<Recipients>
  /**
   * Erases the personal data of what staff have, and removes enquiries that are too old.
   * @returns how many uncollected ones were removed
   */
  erase: (ages: Ages) => Promise<number>
  /**
   * How many deliveries of each kind are pending, set aside by the desk or failed, for the health report.
   */
  counts: () => Promise<Record<string, number>>
  /**
   * The arrival of the oldest waiting enquiry that the desk did not set aside, by kind of delivery; in ms
   * since 1970.
   */
  waitingSince: () => Promise<Record<string, number>>
  /** Ends once running operations have; later ones are refused. */
  close: () => Promise<void>
}

/** The spool cannot be used now: locked, full, unreadable, unreachable. */
export class SpoolUnavailable extends Error {
  constructor(cause: unknown) {
    super('The enquiries cannot be stored at the moment', { cause })
    this.name = 'SpoolUnavailable'
  }
}
