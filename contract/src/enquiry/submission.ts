/** The thirteenth call: sending an enquiry. */
export const SUBMIT_ENQUIRY = {
  method: 'POST',
  path: '/api/contact-submission/create-submission',
} as const

/** Headers of the submission call; beyond the five fields everything travels in them (readings A22). */
export const SUBMISSION_HEADERS = {
  /** 1 to 64 letters, digits, hyphens or underscores: the same enquiry, sent once more. */
  key: 'Idempotency-Key',
  /** The language of the page, which the answer is written in. */
  language: 'X-Noren-Language',
  /** {@link SpamSignals} as JSON. */
  signals: 'X-Noren-Form',
  /** A `TableRequest` as JSON (readings A30b). */
  table: 'X-Noren-Table',
} as const

/**
 * Name of the box people neither see nor reach; programs fill in every box. Browsers and password
 * managers fill in what they know by its name for people, and so must not know this one.
 */
export const TRAP_FIELD = 'noren'

/**
 * What tells a person from a program: an empty trap, and the ms since the page came up (`null`
 * without the script).
 */
export type SpamSignals = { [TRAP_FIELD]: string; elapsed: number | null }
