import type { Enquiry } from '@noren/contract/enquiry/fields'
import type { EnquiryMark, HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import type { Language } from '@noren/contract/language'

/** An enquiry that passed the rules, with what else is known about it. */
export type Submission = {
  enquiry: Enquiry
  /** The table asked for, when one is. */
  table?: TableRequest
  language: Language
  /** Looks like it was sent by a program, or came in a rush: kept for staff to judge, and mailed the next morning. */
  quarantined: boolean
  marks: EnquiryMark[]
  /** The visitor's Idempotency-Key. */
  key: string | null
  /** The address it comes from. */
  client: string
}

/** A submission under the id it is stored by, wherever that will be. */
export type NewEnquiry = Submission & {
  /** UUID of version 7. */
  id: string
  /** ms since 1970. */
  receivedAt: number
}

/** It is stored already. `key-used`: the key came with another text. */
export type Known = { kind: 'repeated'; id: string } | { kind: 'key-used' }

/** What came of storing. `too-many`: nothing was stored; seconds until there may be more. */
export type Stored =
  | { kind: 'stored'; id: string }
  | Known
  | { kind: 'too-many'; retryAfter: number }

/**
 * The same five texts within this time are the same enquiry, whatever their keys: a tab that was
 * duplicated has the form of the other, and a key of its own (hostile inputs E43).
 */
export const REPEAT_MS = 10 * 60 * 1000

/** Which mails an enquiry sets off: one to the staff, a receipt to the visitor. */
export type Mailed = { staff: boolean; visitor: boolean }

/** How far a mail is. */
export type KnownMail = {
  /** Of its enquiry. */
  id: string
  /** `skipped`: none is wanted; `failed`: given up. */
  state: 'pending' | 'done' | 'skipped' | 'failed'
  /** When the enquiry came, in ms since 1970. */
  receivedAt: number
  /** How often the mail server refused this one. */
  turnedAway: number
  /** When it went out or was given up, in ms since 1970. */
  endedAt: number | null
}

/** To the staff at once; to the staff the next morning, of what was quarantined; to the visitor. */
export type MailKind = 'mail' | 'suspected' | 'receipt'

/** The mails of one kind that are to go out, one for each enquiry. */
export type Mails = {
  /**
   * The enquiry whose mail is due for longest. It is put off for `leaseMs` in the same step, so that
   * nobody else sends it meanwhile; `null` when none is due.
   */
  claim: (leaseMs: number) => Promise<HandedEnquiry | null>
  /** It has gone out. */
  sent: (id: string) => Promise<void>
  /** Puts it off by so many ms. */
  putOff: (id: string, ms: number) => Promise<void>
  /** Counts one more time it was turned away. @returns how often it had been before */
  turnedAway: (id: string) => Promise<number>
  /** Gives up what is pending of enquiries older than so many ms. @returns how many */
  giveUp: (ms: number) => Promise<number>
  /** How many are pending, due or not. */
  pending: () => Promise<number>
  /** Those of these enquiries; of what is forgotten, none. */
  of: (ids: readonly string[]) => Promise<KnownMail[]>
}

/** Ages of enquiries in ms. */
export type Ages = {
  /** What staff have is remembered as long as this, without a word of it. */
  remembered: number
  /** Nothing is kept longer. */
  kept: number
}

/**
 * Where enquiries are from the moment they are acknowledged until staff have them. Every operation
 * throws {@link SpoolUnavailable} while it cannot be done.
 */
export type Spool = {
  /** Stores an enquiry with its deliveries and resolves once it is durable. */
  store: (enquiry: NewEnquiry) => Promise<Stored>
  /** What the inbox has not acknowledged yet and is to be handed over now, oldest first. */
  waiting: (limit: number) => Promise<HandedEnquiry[]>
  /** The inbox cannot store these: they are handed over again after so many ms, behind what waits. */
  setAside: (ids: readonly string[], ms: number) => Promise<void>
  /** The ids of what was set aside and has not been acknowledged since, oldest first. */
  heldUp: (limit: number) => Promise<string[]>
  /** The inbox has these. @returns how many it had not before */
  acknowledge: (ids: readonly string[]) => Promise<number>
  /** To the staff. */
  mails: Mails
  /** To the staff, of what was quarantined. */
  suspected: Mails
  /** To visitors, that their enquiry arrived. */
  receipts: Mails
  /**
   * Erases the personal data of what staff have, and removes what is too old.
   * @returns how many were removed that nobody had come for
   */
  erase: (ages: Ages) => Promise<number>
  /** How many deliveries of each kind are pending, set aside or failed, for the health report. */
  counts: () => Promise<Record<string, number>>
  /** When the oldest enquiry came that waits and was not set aside, by kind of delivery; in ms since 1970. */
  waitingSince: () => Promise<Record<string, number>>
  /** Ends once what is under way has; later operations are refused. */
  close: () => Promise<void>
}

/** The spool cannot take or give anything at the moment: locked, full, unreadable, away. */
export class SpoolUnavailable extends Error {
  constructor(cause: unknown) {
    super('The enquiries cannot be stored at the moment', { cause })
    this.name = 'SpoolUnavailable'
  }
}
