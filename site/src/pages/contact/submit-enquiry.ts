import {
  type SpamSignals,
  SUBMISSION_HEADERS,
  SUBMIT_ENQUIRY,
} from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readObject, readOptionalText } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import { request } from '#src/api/client.ts'

type Sending = {
  attempt: Attempt
  table: TableRequest | undefined
  language: Language
  signals: SpamSignals
  signal: AbortSignal
}

/** What the server said about an accepted enquiry, as far as it did. */
export type Receipt = {
  message: string | undefined
  reference: string | undefined
  /** The path of the guest's own link to the requested table. */
  link: string | undefined
  /** The requested table is not available: the server accepted the enquiry without it. */
  withoutTable: boolean
}

/**
 * Sends an enquiry. Rejects with the client's `ApiError`, also when `signal` aborts. Anything
 * beyond the five fields travels in headers (readings A22).
 */
export async function submitEnquiry(sending: Sending): Promise<Receipt> {
  const { attempt, table, language, signals, signal } = sending
  const answer = await request(SUBMIT_ENQUIRY.path, {
    method: SUBMIT_ENQUIRY.method,
    body: attempt.body,
    signal,
    headers: {
      'Content-Type': 'application/json',
      [SUBMISSION_HEADERS.key]: attempt.key,
      [SUBMISSION_HEADERS.language]: language,
      [SUBMISSION_HEADERS.signals]: JSON.stringify(signals),
      ...(table && { [SUBMISSION_HEADERS.table]: JSON.stringify(table) }),
    },
  })
  const { message, reference, link, withoutTable } = readObject(answer)
  return {
    message: readOptionalText(message),
    reference: readOptionalText(reference),
    link: readOptionalText(link),
    withoutTable: withoutTable === true,
  }
}

/** One enquiry: its key lets the server store it once however often it is sent. */
export type Attempt = { key: string; body: string }

/**
 * The attempt for a body. The same text sent again after a failure is the same enquiry and keeps
 * its key; a changed text is a new one.
 */
export function attemptFor(body: string, previous: Attempt | null): Attempt {
  return previous?.body === body ? previous : { key: randomKey(), body }
}

/** 32 hex digits. `crypto.randomUUID` would be missing where the site is served without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
