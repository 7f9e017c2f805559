/** The call that sends an enquiry. */
export const SUBMIT_ENQUIRY = {
  method: 'POST',
  path: '/api/contact-submission/create-submission',
} as const

/** Headers of the submission call; they hold everything except the five fields (readings A22). */
export const SUBMISSION_HEADERS = {
  /** 1 to 64 letters, digits, hyphens or underscores: the same key means the same enquiry, sent again. */
  key: 'Idempotency-Key',
  /** The language of the page, and of the answer. */
  language: 'X-Noren-Language',
  /** {@link SpamSignals} as JSON. */
  signals: 'X-Noren-Form',
  /** A `TableRequest` as JSON (readings A30b). */
  table: 'X-Noren-Table',
} as const

/**
 * Name of the field that people neither see nor reach, while programs fill in every field. Browsers and
 * password managers fill in fields whose names they know, so they must not know this one.
 */
export const TRAP_FIELD = 'noren'

/**
 * What tells a person from a program: an empty trap, and the ms since the page came up (`null`
 * without the script).
 */
export type SpamSignals = { [TRAP_FIELD]: string; elapsed: number | null }
